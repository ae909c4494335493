import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import { AppError, ERRORS } from '#server/errors.ts'
import { boundedBody } from './bounded-body.ts'

/** Lyrics and settings of the longest song take a part of this. */
const USUAL_MAX_BYTES = 2 ** 20
/** A whole recording as base64, with what stands around it. */
const UPLOAD_PATH = '/api/trpc/upload.uploadAudio'
const UPLOAD_BODY_MAX_BYTES = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4 + 16_384

/**
 * A call whose body breaks off where it becomes too long, however long it claims to be; or, when it says so itself, the
 * answer that refuses it. Only uploads, one at a time, may be long.
 */
export function boundedCall(request: Request): Request | Response {
  if (!request.body) return request
  const isUpload = new URL(request.url).pathname === UPLOAD_PATH
  const most = isUpload ? UPLOAD_BODY_MAX_BYTES : USUAL_MAX_BYTES
  const refusal = () => (isUpload ? new AppError('fileTooLarge') : new AppError('inputInvalid', { field: 'input' }))
  if (Number(request.headers.get('content-length')) > most) return refusedCall(refusal(), 413)
  return boundedBody(request, most, refusal)
}

/** The answer to a call that no procedure sees, in the shape that the client knows. */
export function refusedCall({ message, reason, params }: AppError, status: number): Response {
  const data = { code: ERRORS[reason], httpStatus: status, reason, params, fields: [] }
  return Response.json({ error: { json: { message, code: -32_600, data } } }, { status })
}
