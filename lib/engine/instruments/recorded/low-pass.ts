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
  const q = Math.SQRT1_2 * 10 ** (resonanceDb / 20)
  let [b0, b1, a1, a2] = [1, 0, 0, 0]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
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
      b0 = (1 - Math.cos(omega)) / 2 / a0
      b1 = 2 * b0
      a1 = (-2 * Math.cos(omega)) / a0
      a2 = (1 - alpha) / a0
    },
    pass(values: Float32Array, count: number): void {
      if (isOpen) return
      let [in1, in2, out1, out2] = [x1, x2, y1, y2]
      const [forward, middle, back1, back2] = [b0, b1, a1, a2]
      for (let index = 0; index < count; index++) {
        const value = values[index]!
        const out = forward * (value + in2) + middle * in1 - back1 * out1 - back2 * out2
        in2 = in1
        in1 = value
        out2 = out1
        out1 = out
        values[index] = out
      }
      ;[x1, x2, y1, y2] = [in1, in2, out1, out2]
    },
  }
}
