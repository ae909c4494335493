import type { MusicRequest } from '#server/ports/music.ts'
import type { TextProvider } from '#server/ports/text.ts'
import { briefOf } from './brief-of.ts'

/** The request with words for what it describes, where it is sung and brings none of its own. */
export async function withLyrics(call: {
  ctx: { readonly text: TextProvider }
  input: { readonly request: MusicRequest; readonly longest: number; readonly signal: AbortSignal }
}): Promise<MusicRequest> {
  const { request, longest, signal } = call.input
  if (request.rework || request.instrumental || request.lyrics.trim() !== '') return request
  const brief = briefOf(request)
  if (brief.instrumental) return request
  const { lyrics, ...words } = await call.ctx.text.writeSong({ brief, seed: request.seed, longest, signal })
  return { ...request, lyrics, words }
}
