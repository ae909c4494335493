import { env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { site } from '#server/site/site.ts'
import { plainError } from './plain-error.ts'
import { isForeign } from './same-origin.ts'

/** /api/sandbox/…: the pages of the payment sandbox; nothing where payments are real. */
export async function answerSandbox(request: Request): Promise<Response> {
  const { sandboxPages } = site().container
  if (!sandboxPages || !new URL(request.url).pathname.startsWith('/api/sandbox/'))
    return new Response('Not found', { status: 404 })
  if (isForeign(request, env())) return plainError(new AppError('originRefused'))
  return await sandboxPages(request).catch(plainError)
}
