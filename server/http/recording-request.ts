import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import type { Context, MemberContext } from '#server/context.ts'
import { env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { asRefusal, plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { isForeign } from './same-origin.ts'

/** Answers a request once it is known who calls. */
type Take = (request: Request, ctx: Context) => Promise<Response>

/** Answers a request whose body is a recording's bytes. The caller is identified before the body is read. */
export async function answerRecording(request: Request, take: Take): Promise<Response> {
  try {
    if (isForeign(request, env())) throw new AppError('originRefused')
    return await take(request, await requestContext(request.headers))
  } catch (error) {
    return refusal(error)
  }
}

/** Answers a member's recording with JSON; errors are answered with a sentence. */
export async function forMember(
  request: Request,
  ctx: Context,
  answer: (ctx: MemberContext, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<object>,
): Promise<Response> {
  try {
    if (Number(request.headers.get('content-length')) > UPLOAD_MAX_BYTES) throw new AppError('fileTooLarge')
    const said = await answer(memberOf(ctx), request.body ?? [])
    return Response.json(said, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    return refusal(error)
  }
}

function memberOf(ctx: Context): MemberContext {
  if (!ctx.user) throw new AppError('loginRequired')
  return { ...ctx, user: ctx.user }
}

/**
 * An error answer: the sentence, and the reason and params from which other interface languages make their own
 * sentence.
 */
function refusal(error: unknown): Response {
  const refused = asRefusal(error)
  const { status, headers } = plainError(refused)
  headers.set('content-type', 'application/json')
  const { message, reason, params } = refused
  return new Response(JSON.stringify({ error: message, reason, params }), { status, headers })
}
