import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { coverFile, songFile } from './audio-file.ts'
import { audioType } from './audio-types.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/audio/{id}: see `songFile`; in ranges. */
export const answerAudio = answering(songFile)

/** GET /api/cover-audio/{id}: see `coverFile`; in ranges. */
export const answerCoverAudio = answering(coverFile)

function answering(find: (ctx: Context, address: { id: string; search: URLSearchParams }) => Promise<string>) {
  return async (request: Request, id: string): Promise<Response> => {
    try {
      const ctx = await requestContext(request.headers)
      const key = await find(ctx, { id, search: new URL(request.url).searchParams })
      const headers = { contentType: audioType(key), cacheControl: 'private, max-age=3600' }
      const answer = await serveFile(ctx.storage, key, request, headers)
      if (!answer) throw new AppError('notFound')
      return answer
    } catch (error) {
      return plainError(error)
    }
  }
}
