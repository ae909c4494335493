import { secondsAt, writtenLines } from '#lib/engine/index.ts'
import type { SongId, SungLine } from '#lib/schemas/song.ts'
import type { Context } from '#server/context.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'
import { readScore } from './read-score.ts'

/**
 * When each line of a song and each of its words is sung, in the order of singing; empty if there is no score or no
 * voice.
 */
export async function getSungLines({ ctx, input }: { ctx: Context; input: SongId }): Promise<SungLine[]> {
  const score = await readScore(ctx, await findVisibleSong(ctx, input.id))
  if (!score?.vocal) return []
  const lines = writtenLines(score.vocal.lines).map(({ text, words }) => ({
    text,
    words: words.flatMap((word) => {
      const notes = word.syllables.flatMap((syllable) => syllable.notes)
      const [first, last] = [notes[0], notes.at(-1)]
      if (!first || !last) return []
      const startSec = secondsAt(score, first.startBeat)
      return { text: word.text, startSec, endSec: secondsAt(score, last.startBeat + last.lengthBeats) }
    }),
  }))
  return lines.filter(({ words }) => words.length > 0)
}
