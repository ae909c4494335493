import { contourOf, type RenderedSong, type Score } from '#lib/engine/sound.ts'
import type { SongVisuals } from '#lib/schemas/song.ts'

const CONTOUR_POINTS = 64

/** What a song's picture is drawn from. */
export function visualsOf(score: Score, { peaks }: Pick<RenderedSong, 'peaks'>): SongVisuals {
  const { tonic, mode } = score.key
  return {
    tonic,
    mode: mode === 'major' || mode === 'mixolydian' ? 'major' : 'minor',
    tempoBpm: score.tempoBpm,
    contour: contourOf(score, CONTOUR_POINTS),
    peaks: peaks,
  }
}
