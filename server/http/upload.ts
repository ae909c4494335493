import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import type { Context, MemberContext } from '#server/context.ts'
import { env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'
import { storeUpload } from '#server/services/uploads/store-upload.ts'
import { asRefusal, plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { isForeign } from './same-origin.ts'

/** POST /api/upload?fileName=: the bytes of a recording as they are. Who may send them is known before they are read. */
export async function answerUpload(request: Request): Promise<Response> {
  try {
    if (isForeign(request, env())) throw new AppError('originRefused')
    return await takeUpload(request, await requestContext(request.headers))
  } catch (error) {
    return refusal(error)
  }
}

/** The same, once it is known who calls. */
export async function takeUpload(request: Request, ctx: Context): Promise<Response> {
  try {
    if (Number(request.headers.get('content-length')) > UPLOAD_MAX_BYTES) throw new AppError('fileTooLarge')
    const fileName = new URL(request.url).searchParams.get('fileName') ?? ''
    const upload = await storeUpload({ ctx: memberOf(ctx), input: { fileName, content: request.body ?? [] } })
    return Response.json(upload, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    return refusal(error)
  }
}

function memberOf(ctx: Context): MemberContext {
  if (!ctx.user) throw new AppError('loginRequired')
  return { ...ctx, user: ctx.user }
}

/** The sentence, and what an interface in another language makes its own of. */
function refusal(error: unknown): Response {
  const refused = asRefusal(error)
  const { status, headers } = plainError(refused)
  headers.set('content-type', 'application/json')
  const { message, reason, params } = refused
  return new Response(JSON.stringify({ error: message, reason, params }), { status, headers })
}
