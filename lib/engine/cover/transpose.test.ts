import { expect, it } from 'vitest'
import { loadFft } from '../../../server/assets/fft.ts'
import { FULL_SCALE_16 } from '../codec/wav.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createPart, partOfWav } from './part.ts'
import { transposePart } from './transpose.ts'

const fft = await loadFft()
const LENGTH = 3 * SAMPLE_RATE
const CHORD = [110, 220, 277.2, 415.3, 880]

const chord = Int16Array.from({ length: LENGTH }, (_, at) =>
  CHORD.reduce((sum, hz) => sum + 0.12 * FULL_SCALE_16 * Math.sin((2 * Math.PI * hz * at) / SAMPLE_RATE), 0),
)

function moved(semitones: number, samples = chord): Float32Array {
  const wav = transposePart(createPart([samples, samples], 1, [0, 0]), semitones, '', { fft })
  const part = partOfWav(wav)
  expect(part.lengthSamples).toBe(LENGTH)
  const [left, right] = [new Float32Array(LENGTH), new Float32Array(LENGTH)]
  part.read(0, left, right)
  expect(left).toEqual(right)
  return left
}

/** Amplitude of a frequency in the second in the middle (Goertzel 1958). */
function heard(samples: Float32Array, hz: number): number {
  let [re, im] = [0, 0]
  for (let at = SAMPLE_RATE; at < 2 * SAMPLE_RATE; at++) {
    const angle = (2 * Math.PI * hz * at) / SAMPLE_RATE
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at - SAMPLE_RATE)) / SAMPLE_RATE)
    re += samples[at]! * window * Math.cos(angle)
    im += samples[at]! * window * Math.sin(angle)
  }
  return (4 * Math.hypot(re, im)) / SAMPLE_RATE
}

it.each([3, -5, 6])('moves every note of a chord by %d semitones, as loud as it was', (semitones) => {
  const samples = moved(semitones)
  for (const hz of CHORD) {
    const level = 20 * Math.log10(heard(samples, hz * 2 ** (semitones / 12)) / 0.12)
    expect(Math.abs(level), `${hz} Hz`).toBeLessThan(3)
    expect(heard(samples, hz), `nothing left at ${hz} Hz`).toBeLessThan(0.02)
  }
})

it('leaves silence silent', () => {
  expect(moved(4, new Int16Array(LENGTH)).every((sample) => sample === 0)).toBe(true)
})
