import type { SongVisuals } from '#lib/schemas/song.ts'
import { downsamplePeaks } from './downsample-peaks.ts'

/**
 * A power of two, like the numbers of bars and of the melody's points. So all of them lie on whole units, which are
 * short to write.
 */
export const WIDTH = 1024
export const HEIGHT = 112

/** How much of a bar's place is left empty. */
const GAP = 0.4
const PEAK_MAX = 255
export const SOUND_TOP = 44

/** Loudness as bars on a common ground line, in one outline. Each bar shows the loudest value of its stretch. */
export function peaksPath(peaks: SongVisuals['peaks'], most: number): string {
  return barsPath(downsamplePeaks(peaks, most))
}

/** The same for loudness that has been reduced to stretches already, one bar each. */
export function barsPath(loudest: SongVisuals['peaks']): string {
  const bars = loudest.length
  const edge = (place: number) => Math.round((place * WIDTH) / bars)
  const outline = loudest.map((peak, index) => {
    const height = Math.max(2, Math.round((peak / PEAK_MAX) * (HEIGHT - SOUND_TOP)))
    const [start, left, right] = [edge(index), edge(index + GAP), edge(index + 1)]
    return `h${left - start}V${HEIGHT - height}h${right - left}V${HEIGHT}`
  })
  return bars > 0 ? `M0 ${HEIGHT}${outline.join('')}` : ''
}
