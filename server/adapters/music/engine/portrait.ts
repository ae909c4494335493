import { contourOf, type RenderedSong, type Score } from '#lib/engine/index.ts'
import type { Portrait } from '#lib/schemas/song.ts'

const CONTOUR_POINTS = 64

/** What a song's picture is drawn from. */
export function portraitOf(score: Score, { heights }: Pick<RenderedSong, 'heights'>): Portrait {
  const { tonic, mode } = score.key
  return {
    tonic,
    mode: mode === 'major' || mode === 'mixolydian' ? 'major' : 'minor',
    tempoBpm: score.tempoBpm,
    contour: contourOf(score, CONTOUR_POINTS),
    peaks: heights,
  }
}
