import type { MusicRequest, UnreadRequest } from '#server/ports/music.ts'
import type { TextProvider } from '#server/ports/text.ts'
import { briefOf } from './brief-of.ts'

/** Reads the brief of a request, and has lyrics written for it if the song is sung and the request has none. */
export async function withLyrics(call: {
  ctx: { readonly text: TextProvider }
  input: { readonly request: UnreadRequest; readonly longest: number; readonly signal: AbortSignal }
}): Promise<MusicRequest> {
  const { request, longest, signal } = call.input
  if (request.rework) return { ...request, brief: null }
  const brief = briefOf(request)
  if (request.instrumental || brief.instrumental || request.lyrics.trim() !== '') return { ...request, brief }
  const { lyrics, ...words } = await call.ctx.text.writeSong({ brief, seed: request.seed, longest, signal })
  return { ...request, brief, lyrics, words }
}
