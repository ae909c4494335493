import type { Context } from '#server/context.ts'
import { storeUpload } from '#server/services/uploads/store-upload.ts'
import { answerRecording, forMember } from './recording-request.ts'

/** POST /api/upload?fileName=: a recording that is kept. */
export const answerUpload = (request: Request): Promise<Response> => answerRecording(request, takeUpload)

/** Does the work of `answerUpload` for a caller who is already known. */
export function takeUpload(request: Request, ctx: Context): Promise<Response> {
  const fileName = new URL(request.url).searchParams.get('fileName') ?? ''
  return forMember(request, ctx, (ctx, content) => storeUpload({ ctx, input: { fileName, content } }))
}
