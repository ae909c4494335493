/** Value of a line through points of ascending `x`; held at the ends. */
export function throughPoints(points: readonly (readonly [x: number, y: number])[], x: number): number {
  let after = 0
  while (after < points.length && points[after]![0] < x) after++
  const [before, next] = [points[after - 1], points[after]]
  if (!before) return next ? next[1] : 0
  if (!next) return before[1]
  const [x0, y0] = before
  const [x1, y1] = next
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

/** 0 to 1 without corners, and held beyond. */
export function smoothstep(part: number): number {
  const share = clamp(part, 0, 1)
  return share * share * (3 - 2 * share)
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
