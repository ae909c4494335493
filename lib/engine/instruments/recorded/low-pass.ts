import { gainOf } from '../../dsp/decibels.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'

/** A low-pass above this is none. */
const OPEN_HZ = 17_000
/** The highest cutoff that the standard knows. */
export const OPEN_CENTS = 13_500

/** Absolute cents to hertz: 6900 is 440 Hz. */
export const hertz = (cents: number): number => 440 * 2 ** ((cents - 6900) / 1200)

/** A resonant low-pass of two poles, whose cutoff can move. */
export function createLowPass(resonanceDb: number) {
  // Without resonance the response at the cutoff lies 3 dB below.
  const q = Math.SQRT1_2 * gainOf(resonanceDb)
  const coefficients = { b0: 1, b1: 0, a1: 0, a2: 0 }
  const state = { x1: 0, x2: 0, y1: 0, y2: 0 }
  let isOpen = true
  let tuned = Number.NaN
  return {
    tune(cents: number): void {
      if (cents === tuned) return
      tuned = cents
      const cutoff = hertz(Math.max(1500, Math.min(OPEN_CENTS, cents)))
      isOpen = cutoff >= OPEN_HZ
      if (isOpen) return
      const omega = (2 * Math.PI * cutoff) / SAMPLE_RATE
      const alpha = Math.sin(omega) / (2 * q)
      const a0 = 1 + alpha
      const b0 = (1 - Math.cos(omega)) / 2 / a0
      coefficients.b0 = b0
      coefficients.b1 = 2 * b0
      coefficients.a1 = (-2 * Math.cos(omega)) / a0
      coefficients.a2 = (1 - alpha) / a0
    },
    pass(values: Float32Array, count: number): void {
      // What it has let through is what it goes on from when it closes.
      if (isOpen) {
        state.x1 = state.y1 = values[count - 1] ?? state.x1
        state.x2 = state.y2 = values[count - 2] ?? state.x2
        return
      }
      const { b0, b1, a1, a2 } = coefficients
      let { x1, x2, y1, y2 } = state
      for (let index = 0; index < count; index++) {
        const value = values[index]!
        const out = b0 * (value + x2) + b1 * x1 - a1 * y1 - a2 * y2
        x2 = x1
        x1 = value
        y2 = y1
        y1 = out
        values[index] = out
      }
      state.x1 = x1
      state.x2 = x2
      state.y1 = y1
      state.y2 = y2
    },
  }
}
