/** Exponent of the power law that fits best: 1 when twice the length costs twice as much. At least two points, all > 0. */
export function logSlope(points: readonly (readonly [length: number, cost: number])[]): number {
  const logs = points.map(([length, cost]) => [Math.log(length), Math.log(cost)] as const)
  const meanX = logs.reduce((sum, [x]) => sum + x, 0) / logs.length
  const meanY = logs.reduce((sum, [, y]) => sum + y, 0) / logs.length
  const covariance = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  return covariance / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
}
