export type Point = readonly [x: number, y: number]

/** A run of points as an SVG path that bends through their midpoints; a lone point becomes a dot. */
export function curve(points: readonly Point[]): string {
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

/** Values placed one by one and drawn as curves, the pen lifted at every null. */
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

function at([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
