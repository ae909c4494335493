/** Whole powers of 2 between these exponents. */
const LEAST_POWER = -160
const POWERS_OF_TWO = Float64Array.from({ length: 320 }, (_, index) => 2 ** (index + LEAST_POWER))

/** e to the power of `x`, −110 … 110, to seven digits: half a power of two by its series, times a whole one. */
export function fastExp(x: number): number {
  const power = x * Math.LOG2E
  const whole = ((power + 512.5) | 0) - 512
  const y = (power - whole) * Math.LN2
  const series = 1 + y * (1 + y * (1 / 2 + y * (1 / 6 + y * (1 / 24 + y * (1 / 120 + y * (1 / 720))))))
  return series * POWERS_OF_TWO[whole - LEAST_POWER]!
}

/** Entries of a turn of the sine; between them lies a straight line that is nowhere off by more than 3e-7. */
const TURN = 4096
const QUARTER = TURN / 4
const WAVE = Float64Array.from({ length: TURN + QUARTER + 1 }, (_, index) => Math.sin((2 * Math.PI * index) / TURN))
const PER_RADIAN = TURN / (2 * Math.PI)
/** A whole number of turns, more than any phase that is asked for. */
const AHEAD = TURN * 1024

/** Sets (`into[at]`, `into[at + 1]`) to a number of the given amplitude and phase in radians, at most ± 6000. */
export function setPolar(into: Float32Array, at: number, amplitude: number, phase: number): void {
  const place = phase * PER_RADIAN + AHEAD
  const whole = place | 0
  const share = place - whole
  const index = whole & (TURN - 1)
  const sine = WAVE[index]!
  const cosine = WAVE[index + QUARTER]!
  into[at] = amplitude * (cosine + share * (WAVE[index + QUARTER + 1]! - cosine))
  into[at + 1] = amplitude * (sine + share * (WAVE[index + 1]! - sine))
}
