import type { Portrait } from '#lib/schemas/song.ts'
import { curves } from './curve.ts'

export const WIDTH = 1000
export const HEIGHT = 112

/** How much of its place a stroke fills; the rest is a gap. */
const FILLED = 0.55
const PEAK_MAX = 255
const VOICE_TOP = 4
const VOICE_HEIGHT = 36
export const SOUND_TOP = 44

/** Loudness as upright strokes on a common ground line; each stands for the loudest of its stretch. */
export function peaksPath(peaks: Portrait['peaks'], most: number): string {
  const bars = Math.min(most, peaks.length)
  return Array.from({ length: bars }, (_, index) => {
    const stretch = peaks.slice(
      Math.floor((index * peaks.length) / bars),
      Math.ceil(((index + 1) * peaks.length) / bars),
    )
    const height = Math.max(2, (Math.max(...stretch) / PEAK_MAX) * (HEIGHT - SOUND_TOP))
    return `M${(((index + 0.5) * WIDTH) / bars).toFixed(1)} ${HEIGHT}v${(-height).toFixed(1)}`
  }).join('')
}

export function strokeWidth(bars: number): number {
  return (FILLED * WIDTH) / bars
}

/** The melody's heights over the same time, lifted where nobody sings. */
export function contourPath(contour: Portrait['contour']): string {
  return curves(contour, (index, height) => [
    ((index + 0.5) * WIDTH) / contour.length,
    VOICE_TOP + (1 - height) * VOICE_HEIGHT,
  ])
}
