import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import { AppError, ERRORS } from '#server/errors.ts'
import { boundedBody } from './bounded-body.ts'

/** Enough: the lyrics and settings of the longest song take only a part of this. */
const USUAL_MAX_BYTES = 2 ** 20
/** The only call with a long body: a whole recording as base64, in JSON. */
const UPLOAD_PATH = '/api/trpc/upload.uploadAudio'
const UPLOAD_BODY_MAX_BYTES = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4 + 16_384

/**
 * Limits the length of a call's body. A call that states a longer one is refused with an answer. Any other call gets a
 * body that breaks off where it becomes too long, whatever length it claims. Only uploads, one at a time, may be long.
 */
export function boundedCall(request: Request): Request | Response {
  if (!request.body) return request
  const isUpload = new URL(request.url).pathname === UPLOAD_PATH
  const most = isUpload ? UPLOAD_BODY_MAX_BYTES : USUAL_MAX_BYTES
  const refusal = () => (isUpload ? new AppError('fileTooLarge') : new AppError('inputInvalid', { field: 'input' }))
  if (Number(request.headers.get('content-length')) > most) return refusedCall(refusal(), 413)
  return boundedBody(request, most, refusal)
}

/** The answer to a call that is refused before a procedure sees it, in the shape that the client knows. */
export function refusedCall({ message, reason, params }: AppError, status: number): Response {
  const data = { code: ERRORS[reason], httpStatus: status, reason, params, fields: [] }
  return Response.json({ error: { json: { message, code: -32_600, data } } }, { status })
}
