import type { Portrait } from '#lib/schemas/song.ts'

/** The picture's side, in its own units. */
export const SIDE = 96

const MARGIN = 12
const POINTS = 24
const SLOWEST_BPM = 55
const FASTEST_BPM = 185
const FEWEST_ECHOES = 2
const MOST_ECHOES = 9

type Point = readonly [x: number, y: number]

/** One stroke of the drawing as an SVG path, and how strongly it is drawn, 0..1. */
export type Echo = { readonly path: string; readonly strength: number }

/** Where the melody runs, as SVG paths: a stroke for each stretch that is sung. */
export function melodyPath({ contour }: Pick<Portrait, 'contour'>): string {
  const heights = condensed(contour)
  const strokes: Point[][] = []
  let open: Point[] | undefined
  heights.forEach((height, index) => {
    if (height === null) {
      open = undefined
      return
    }
    if (!open) {
      open = []
      strokes.push(open)
    }
    open.push(place(index, height, 1))
  })
  return strokes.map(smooth).join('')
}

/** The melody again and again, flatter each time, like a voice in a room: more often the faster the song is. */
export function echoes({ contour, tempoBpm }: Pick<Portrait, 'contour' | 'tempoBpm'>): readonly Echo[] {
  const pace = Math.min(1, Math.max(0, (tempoBpm - SLOWEST_BPM) / (FASTEST_BPM - SLOWEST_BPM)))
  const count = Math.round(FEWEST_ECHOES + pace * (MOST_ECHOES - FEWEST_ECHOES))
  const heights = bridged(condensed(contour))
  return Array.from({ length: count }, (_, index) => {
    const distance = (index + 1) / count
    const sink = distance * (SIDE / 2 - MARGIN)
    const points = heights.map((height, at): Point => {
      const [x, y] = place(at, height, 1 - 0.8 * distance)
      return [x, y + sink]
    })
    return { path: smooth(points), strength: 1 - 0.8 * distance }
  })
}

/** Neighbouring heights averaged, so that a thumbnail still shows one clear line. */
function condensed(contour: Portrait['contour']): (number | null)[] {
  return Array.from({ length: POINTS }, (_, index) => {
    const from = Math.floor((index * contour.length) / POINTS)
    const to = Math.max(from + 1, Math.floor(((index + 1) * contour.length) / POINTS))
    const sung = contour.slice(from, to).filter((height) => height !== null)
    return sung.length > 0 ? sung.reduce((sum, height) => sum + height, 0) / sung.length : null
  })
}

/** Silence drawn as a resting line in the middle. */
function bridged(heights: readonly (number | null)[]): number[] {
  return heights.map((height) => height ?? 0.5)
}

function place(index: number, height: number, scale: number): Point {
  const x = MARGIN + (index / (POINTS - 1)) * (SIDE - 2 * MARGIN)
  const y = SIDE * 0.42 - (height - 0.5) * scale * SIDE * 0.5
  return [x, y]
}

/** A curve through the midpoints of a run of points; a lone point becomes a dot. */
function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let path = `M${at(first)}`
  let before = first
  for (const point of rest) {
    path += `Q${at(before)} ${at([(before[0] + point[0]) / 2, (before[1] + point[1]) / 2])}`
    before = point
  }
  return rest.length > 0 ? `${path}L${at(before)}` : `${path}h.01`
}

function at([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
