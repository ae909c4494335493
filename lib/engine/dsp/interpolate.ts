/** Value of a line through points of ascending `x`; held at the ends. */
export function throughPoints(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const after = points.findIndex(([at]) => at >= x)
  if (after === 0) return points[0]![1]
  if (after < 0) return points.at(-1)?.[1] ?? 0
  const [x0, y0] = points[after - 1]!
  const [x1, y1] = points[after]!
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
