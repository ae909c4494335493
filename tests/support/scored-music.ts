import { composeSong, reworkedLyrics, reworkSong, singerFor } from '#lib/engine/sound.ts'
import type { MusicProvider, MusicRequest } from '#server/ports/music.ts'
import { pronounce } from './dictionary-pronounce.ts'
import { storeSketch } from './sketch-music.ts'

/** Songs with a real score and no sound: for tests of what is made from a score. */
export const scoredMusic: MusicProvider = {
  async make(request, { storeFile }) {
    const score = await scoreOf(request)
    const lyrics = request.rework ? reworkedLyrics(request.lyrics, request.rework.score, score) : request.lyrics
    await storeFile('score.json', new TextEncoder().encode(JSON.stringify(score)))
    return { ...(await storeSketch(storeFile)), lyrics }
  },
}

function scoreOf({ rework, gender: voice, title, lyrics, style, instrumental, seed }: MusicRequest) {
  if (rework) return reworkSong(rework.score, rework.change, pronounce)
  return composeSong({ title, lyrics, style, voice, instrumental, seed }, pronounce, singerFor)
}
