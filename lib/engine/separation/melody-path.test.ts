import { expect, it } from 'vitest'
import { BINS, FRAME_SAMPLES } from './frames.ts'
import { createMelodyPath } from './melody-path.ts'

const RATE = 44_100
const FRAMES = 40
const REACH = 50

/** Magnitudes of harmonics, each in three bins. */
function spectrum(hz: number, ofHarmonic: (harmonic: number) => number): Float32Array {
  const bins = new Float32Array(BINS)
  for (let harmonic = 1; harmonic <= 12; harmonic++) {
    const bin = Math.round((harmonic * hz * FRAME_SAMPLES) / RATE)
    for (const [off, share] of [0.5, 1, 0.5].entries()) bins[bin + off - 1]! += share * ofHarmonic(harmonic)
  }
  return bins
}
const plus = (one: Float32Array, other: Float32Array) => one.map((x, bin) => x + other[bin]!)

/** Semitones between the pitch that is found in the middle of all frames and `hz`. */
function offFrom(hz: number, frames: readonly Float32Array[]): number {
  const melody = createMelodyPath(RATE, REACH)
  for (const frame of frames) melody.push(frame)
  return Math.abs(12 * Math.log2(melody.hzOf(frames.length >> 1) / hz))
}
const steady = (frame: Float32Array) => Array.from({ length: FRAMES }, () => frame)

it('is no octave too high where every other harmonic is stronger', () => {
  const vowel = spectrum(220, (harmonic) => (harmonic % 2 ? 0.4 : 1) / harmonic ** 0.5)
  expect(offFrom(220, steady(vowel))).toBeLessThan(0.5)
})

it('keeps to a voice above a louder bass', () => {
  const voice = spectrum(440, (harmonic) => 1 / harmonic ** 0.5)
  const bass = spectrum(165, (harmonic) => 2 / harmonic ** 2)
  expect(offFrom(440, steady(plus(voice, bass)))).toBeLessThan(0.5)
})

it('does not leave a voice for what is soft in its pauses', () => {
  const voice = steady(spectrum(330, (harmonic) => 1 / harmonic))
  const pause = steady(spectrum(247, (harmonic) => 0.02 / harmonic)).slice(0, 9)
  expect(offFrom(330, [...voice, ...pause, ...voice])).toBeLessThan(0.5)
})
