import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/audio/{id}: a song's MP3, or with ?preview its beginning, in ranges, for everybody who may see the song. */
export async function answerAudio(request: Request, id: string): Promise<Response> {
  try {
    if (!z.uuid().safeParse(id).success) throw new AppError('songNotFound')
    const ctx = await requestContext(request.headers)
    const song = await findVisibleSong(ctx, id)
    const isPreview = new URL(request.url).searchParams.has('preview')
    const key = isPreview ? song.preview : song.files && `${song.files}/song.mp3`
    const answer = key
      ? await serveFile(ctx.storage, key, request, {
          contentType: 'audio/mpeg',
          cacheControl: 'private, max-age=3600',
        })
      : null
    if (!answer) throw new AppError('songNotFound')
    return answer
  } catch (error) {
    return plainError(error)
  }
}
