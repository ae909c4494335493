import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwnUpload } from '#server/services/uploads/find-upload.ts'
import { answering } from './answering.ts'
import { audioType } from './audio-types.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/uploads/{id}: a recording that somebody uploaded, in ranges, for that person only. */
export const answerUploaded = answering(showUpload)

/** The recording. Throws notFound to everybody but its owner. */
export async function showUpload({ user, ...ctx }: Context, request: Request, id: string): Promise<Response> {
  if (!user || !z.uuid().safeParse(id).success) throw new AppError('notFound')
  const { file } = await findOwnUpload({ ctx: { ...ctx, user }, input: { id } })
  return await serveFile(ctx.storage, file, request, {
    contentType: audioType(file),
    cacheControl: 'private, max-age=3600',
  })
}
