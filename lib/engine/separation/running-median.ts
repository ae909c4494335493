/**
 * The median of the last `span` values (odd) that were pushed; zeros stand for those before the first. Each push costs
 * at most `span` steps (Huang, Yang and Tang 1979, kept sorted instead of counted).
 */
export function createRunningMedian(span: number) {
  const sorted = new Float32Array(span)
  const recent = new Float32Array(span)
  let oldest = 0
  return {
    push(value: number): number {
      let place = sorted.indexOf(recent[oldest]!)
      recent[oldest] = value
      oldest = (oldest + 1) % span
      const rounded = Math.fround(value)
      while (place + 1 < span && sorted[place + 1]! < rounded) sorted[place] = sorted[++place]!
      while (place > 0 && sorted[place - 1]! > rounded) sorted[place] = sorted[--place]!
      sorted[place] = rounded
      return sorted[span >> 1]!
    },
    clear(): void {
      sorted.fill(0)
      recent.fill(0)
    },
  }
}
