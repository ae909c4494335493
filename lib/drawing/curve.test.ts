import { expect, it } from 'vitest'
import { curve, type Point } from './curve.ts'

/** Where the pen is after each command, and the point that bends it. */
function follow(path: string) {
  let [x, y, bendX, bendY] = [0, 0, 0, 0]
  const places: { pen: Point; bend: Point }[] = []
  for (const [, command = '', args = ''] of path.matchAll(/([Mqtlh])([^Mqtlh]*)/g)) {
    const numbers = (args.match(/-?[\d.]+/g) ?? []).map(Number)
    const [dx, dy] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
    const isSmooth = command === 't'
    const bend: Point = isSmooth ? [2 * x - bendX, 2 * y - bendY] : [x, y]
    ;[bendX, bendY] = bend
    ;[x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy]
    places.push({ pen: [x, y], bend })
  }
  return places
}

it('bends at every point and passes through every middle, however long it gets', () => {
  const points = Array.from({ length: 200 }, (_, index): Point => [index * 15.625, 40 * Math.sin(index * 1.7)])
  const places = follow(curve(points)).slice(1)
  expect(places).toHaveLength(points.length)
  places.slice(0, -1).forEach(({ pen, bend }, index) => {
    const [from, to] = [points[index], points[index + 1]] as [Point, Point]
    expect(Math.hypot(bend[0] - from[0], bend[1] - from[1])).toBeLessThan(0.15)
    expect(Math.hypot(pen[0] - (from[0] + to[0]) / 2, pen[1] - (from[1] + to[1]) / 2)).toBeLessThan(0.15)
  })
})

it('makes a dot of a lone point, and nothing of none', () => {
  expect(curve([[3, 4]])).toBe('M3 4h.01')
  expect(curve([])).toBe('')
})
