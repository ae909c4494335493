import { expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { LONG_FRAME_SAMPLES } from './frames.ts'
import { createVoiceFilter } from './wiener.ts'

const FRAMES = 40
/** Frames of a crash, before anything is measured. */
const LOUD = 4
const random = createRandom(1)
const noise = (loudness: number) =>
  Float32Array.from({ length: LONG_FRAME_SAMPLES }, (_, at) => (at < 2 ? 0 : loudness * random.between(-1, 1)))
const plus = (one: Float32Array, other: Float32Array) => one.map((x, at) => x + other[at]!)
const powerOf = (samples: Float32Array) => samples.reduce((sum, x) => sum + x * x, 0)

/** Power that is wrong, as a share of the voice's, where a steady voice of loudness 1 is well guessed between two sides. */
function errorBetween(leftLoudness: number, rightLoudness: number): number {
  const filter = createVoiceFilter()
  const voices = Array.from({ length: FRAMES }, () => noise(1))
  let wrong = 0
  let all = 0
  for (const [frame, voice] of voices.entries()) {
    const crash = frame < LOUD ? 100 : 0
    const found = filter.push(
      plus(voice, noise(leftLoudness + crash)),
      plus(voice, noise(rightLoudness + crash)),
      voice,
    )
    expect(found === null).toBe(frame < filter.late)
    if (!found || frame < LOUD + 2 * filter.late) continue
    const truth = voices[frame - filter.late]!
    wrong += powerOf(found.voice.map((x, at) => x - truth[at]!))
    all += powerOf(truth)
  }
  return wrong / all
}

it('weighs two sides as well as can be', () => {
  // Both sides together leave half the power of one: 1/2 of 1 + 1/2.
  expect(Math.abs(errorBetween(1, 1) - 1 / 3)).toBeLessThan(0.02)
})

it('takes the voice from the quieter side', () => {
  expect(errorBetween(3, 0.1)).toBeLessThan(0.2)
  expect(errorBetween(0.1, 3)).toBeLessThan(0.2)
})

it('leaves the voice alone where nothing else is', () => {
  expect(errorBetween(0, 0)).toBeLessThan(1e-6)
})
