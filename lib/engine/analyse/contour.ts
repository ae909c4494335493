import type { Note, Score } from '../score/score.ts'

/**
 * The shape of a song's melody: `points` heights over its length, 0 at its lowest note and 1 at its highest, null where
 * it rests. The melody is the voice's, else the lead instrument's.
 */
export function contourOf(score: Score, points: number): (number | null)[] {
  const notes = melodyOf(score)
  if (notes.length === 0) return new Array<null>(points).fill(null)
  const pitches = notes.map((note) => note.pitch)
  const lowest = Math.min(...pitches)
  const span = Math.max(1, Math.max(...pitches) - lowest)
  return Array.from({ length: points }, (_, point) => {
    const from = (point / points) * score.lengthBeats
    const to = ((point + 1) / points) * score.lengthBeats
    const heard = notes.filter((note) => note.startBeat < to && note.startBeat + note.lengthBeats > from)
    if (heard.length === 0) return null
    const mean = heard.reduce((sum, note) => sum + note.pitch, 0) / heard.length
    return Math.round(((mean - lowest) / span) * 1000) / 1000
  })
}

function melodyOf(score: Score): readonly Note[] {
  if (score.vocal) {
    return score.vocal.lines.flatMap((line) =>
      line.words.flatMap((word) => word.syllables.flatMap((syllable) => syllable.notes)),
    )
  }
  return score.tracks.filter((track) => track.stem === 'lead').flatMap((track) => track.notes)
}
