import { AppError } from '#server/errors.ts'
import { findAudio } from '#server/services/downloads/find-audio.ts'
import type { FileOwner } from '#server/services/downloads/find-file.ts'
import { audioType } from './audio-types.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/audio/{id}: a song's MP3, or with ?preview its beginning; in ranges. */
export const answerAudio = answering('song', (search) => (search.has('preview') ? 'preview' : 'mp3'))

/**
 * GET /api/cover-audio/{id}: a cover's MP3 in its current mix, or with ?part= the voice, the accompaniment or the original
 * recording; in ranges.
 */
export const answerCoverAudio = answering('cover', (search) => search.get('part') ?? 'mp3')

function answering(kind: FileOwner, fileBy: (search: URLSearchParams) => string) {
  return async (request: Request, id: string): Promise<Response> => {
    try {
      const ctx = await requestContext(request.headers)
      const key = await findAudio({ ctx, input: { kind, id, file: fileBy(new URL(request.url).searchParams) } })
      const headers = { contentType: audioType(key), cacheControl: 'private, max-age=3600' }
      const answer = await serveFile(ctx.storage, key, request, headers)
      if (!answer) throw new AppError('notFound')
      return answer
    } catch (error) {
      return plainError(error)
    }
  }
}
