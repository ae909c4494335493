/** Samples around a place that its value is made of, half of them before it. */
export const TAPS = 8
const PHASES = 512
/** Of the sampling rate: where the low-pass ends that keeps out mirror images. */
const CUTOFF = 0.46

/** Rows of `TAPS` weights for each of PHASES places between two samples, and one more for the end. */
export const WEIGHTS = weights()

export const rowOf = (fraction: number): number => ((fraction * PHASES + 0.5) | 0) * TAPS

/** A sinc in a Kaiser-like cosine window, so that a constant stays a constant. */
function weights(): Float32Array {
  const table = new Float32Array((PHASES + 1) * TAPS)
  for (let phase = 0; phase <= PHASES; phase++) {
    const row = Array.from({ length: TAPS }, (_, tap) => {
      const distance = tap - (TAPS / 2 - 1) - phase / PHASES
      const x = 2 * CUTOFF * distance
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
      const window =
        0.42 +
        0.5 * Math.cos((Math.PI * distance) / (TAPS / 2)) +
        0.08 * Math.cos((2 * Math.PI * distance) / (TAPS / 2))
      return sinc * Math.max(0, window)
    })
    const sum = row.reduce((total, weight) => total + weight, 0)
    for (const [tap, weight] of row.entries()) table[phase * TAPS + tap] = weight / sum
  }
  return table
}
