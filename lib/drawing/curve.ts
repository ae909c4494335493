export type Point = readonly [x: number, y: number]

/**
 * Draws a series of points as an SVG path that curves through their midpoints; a single point becomes a dot. Each
 * curve's control point mirrors the one before ("t"). So the points are rounded to a grid on which midpoints are exact,
 * and no rounding errors add up.
 */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points.map(onGrid)
  if (!first) return ''
  let path = `M${first[0]} ${first[1]}`
  let [before, pen] = [first, first]
  for (const point of rest) {
    const middle: Point = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2]
    path += `${before === first ? 'q0 0 ' : 't'}${step(pen, middle)}`
    before = point
    pen = middle
  }
  return rest.length > 0 ? `${path}l${step(pen, before)}` : `${path}h.01`
}

/** Draws values as curves, with a gap at every null. `place` gives each value's point. */
export function curves(values: readonly (number | null)[], place: (index: number, value: number) => Point): string {
  const strokes: Point[][] = []
  let open: Point[] | undefined
  values.forEach((value, index) => {
    if (value === null) {
      open = undefined
      return
    }
    if (!open) {
      open = []
      strokes.push(open)
    }
    open.push(place(index, value))
  })
  return strokes.map(curve).join('')
}

/** Rounds to even tenths. */
function onGrid([x, y]: Point): Point {
  return [Math.round(x * 5) / 5, Math.round(y * 5) / 5]
}

/** Relative, as short as it can be written. */
function step(from: Point, to: Point): string {
  const [x, y] = [to[0] - from[0], to[1] - from[1]].map((distance) => Number(distance.toFixed(1)))
  return `${x} ${y}`.replace(' -', '-')
}
