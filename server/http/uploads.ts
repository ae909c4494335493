import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwnUpload } from '#server/services/uploads/find-upload.ts'
import { audioType } from './audio-types.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/uploads/{id}: a recording that somebody uploaded, in ranges, for that person only. */
export async function answerUploaded(request: Request, id: string): Promise<Response> {
  try {
    return await showUpload(request, id, await requestContext(request.headers))
  } catch (error) {
    return plainError(error)
  }
}

/** Does the work of `answerUploaded` for a caller who is already known. */
export async function showUpload(request: Request, id: string, { user, ...ctx }: Context): Promise<Response> {
  try {
    if (!user || !z.uuid().safeParse(id).success) throw new AppError('notFound')
    const { file } = await findOwnUpload({ ctx: { ...ctx, user }, input: { id } })
    const answer = await serveFile(ctx.storage, file, request, {
      contentType: audioType(file),
      cacheControl: 'private, max-age=3600',
    })
    if (!answer) throw new AppError('notFound')
    return answer
  } catch (error) {
    return plainError(error)
  }
}
