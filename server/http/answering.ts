import type { Context } from '#server/context.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'

/** A handler for a route: it finds out who calls, asks `answer`, and answers an error with its sentence. */
export function answering<More extends unknown[]>(
  answer: (ctx: Context, request: Request, ...more: More) => Promise<Response>,
): (request: Request, ...more: More) => Promise<Response> {
  return async (request, ...more) => {
    try {
      return await answer(await requestContext(request.headers), request, ...more)
    } catch (error) {
      return plainError(error)
    }
  }
}
