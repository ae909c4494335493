import { findAudio } from '#server/services/downloads/find-audio.ts'
import type { FileOwner } from '#server/services/downloads/find-file.ts'
import { answering } from './answering.ts'
import { audioType } from './audio-types.ts'
import { serveFile } from './serve-file.ts'

/** GET /api/audio/{id}: a song's MP3, or with ?preview its beginning; in ranges. */
export const answerAudio = audioOf('song', (search) => (search.has('preview') ? 'preview' : 'mp3'))

/**
 * GET /api/cover-audio/{id}: a cover's MP3 in its current mix, or with ?part= the voice, the accompaniment or the original
 * recording; in ranges.
 */
export const answerCoverAudio = audioOf('cover', (search) => search.get('part') ?? 'mp3')

function audioOf(kind: FileOwner, fileBy: (search: URLSearchParams) => string) {
  return answering(async (ctx, request, id: string) => {
    const key = await findAudio({ ctx, input: { kind, id, file: fileBy(new URL(request.url).searchParams) } })
    return await serveFile(ctx.storage, key, request, {
      contentType: audioType(key),
      cacheControl: 'private, max-age=3600',
    })
  })
}
