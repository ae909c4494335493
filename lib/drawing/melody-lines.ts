import type { SongVisuals } from '#lib/schemas/song.ts'
import { curve, curves, type Point } from './curve.ts'

/** The picture's side, in its own units. */
export const SIDE = 96

const MARGIN = 12
const POINTS = 24
const PEAK_MAX = 255
const SLOWEST_BPM = 55
const FASTEST_BPM = 185
const FEWEST_ECHOES = 2
const MOST_ECHOES = 9
/** How much flatter and fainter the last echo is than the melody. */
const DECAY = 0.8

/** One stroke of the drawing as an SVG path, and how strongly it is drawn, 0..1. */
export type Echo = { readonly path: string; readonly strength: number }

/** Where the melody runs, as SVG paths: a stroke for each stretch that is sung. */
export function melodyPath({ contour }: Pick<SongVisuals, 'contour'>): string {
  return curves(condensed(contour), (index, height) => place(index, height, 1))
}

/**
 * Draws the melody several times, flatter each time, like echoes of a voice in a room. The faster the song, the more
 * echoes. If nobody sings, the loudness stands in for the melody.
 */
export function echoes({ contour, peaks, tempoBpm }: Pick<SongVisuals, 'contour' | 'peaks' | 'tempoBpm'>): Echo[] {
  const pace = Math.min(1, Math.max(0, (tempoBpm - SLOWEST_BPM) / (FASTEST_BPM - SLOWEST_BPM)))
  const count = Math.round(FEWEST_ECHOES + pace * (MOST_ECHOES - FEWEST_ECHOES))
  const sung = contour.some((height) => height !== null)
  const heights = condensed(sung ? contour : peaks.map((peak) => peak / PEAK_MAX))
  return Array.from({ length: count }, (_, index) => {
    const distance = (index + 1) / count
    const sink = distance * (SIDE / 2 - MARGIN)
    const points = heights.map((height, at): Point => {
      const [x, y] = place(at, height ?? 0.5, 1 - DECAY * distance)
      return [x, y + sink]
    })
    return { path: curve(points), strength: 1 - DECAY * distance }
  })
}

/** Neighbouring heights averaged, so that a thumbnail still shows one clear line. */
function condensed(heights: readonly (number | null)[]): (number | null)[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const from = Math.floor((index * heights.length) / POINTS)
    const to = Math.max(from + 1, Math.floor(((index + 1) * heights.length) / POINTS))
    const known = heights.slice(from, to).filter((height) => height !== null)
    return known.length > 0 ? known.reduce((sum, height) => sum + height, 0) / known.length : null
  })
}

function place(index: number, height: number, scale: number): Point {
  const x = MARGIN + (index / (POINTS - 1)) * (SIDE - 2 * MARGIN)
  const y = SIDE * 0.42 - (height - 0.5) * scale * SIDE * 0.5
  return [x, y]
}
