import { expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { voiceActivity } from './voice-activity.ts'
import type { FrameFeatures } from './voice-features.ts'

const random = createRandom('activity')
const HZ = 220

/** A voice: its level and its vowels come and go with the syllables, and its pitch slides. */
function singing(frame: number, levelDb: number): FrameFeatures {
  const syllable = Math.sin(frame * 1.1)
  const wobble = () => random.between(-2, 2)
  return {
    levelDb: levelDb + 5 * syllable + wobble(),
    shareDb: -2 + wobble() / 2,
    pathOctaves: Math.log2(HZ),
    exactOctaves: Math.log2(HZ) + random.between(-0.006, 0.006),
    bandsDb: [-12, -3 - 3 * syllable, -8 + 5 * syllable, -14, -18, -14, -24].map((db) => db + wobble()),
  }
}

/** What leaks of a keyboard: steadier, on the pitch, darker. */
function leaking(levelDb: number): FrameFeatures {
  const wobble = () => random.between(-1, 1)
  return {
    levelDb: levelDb + wobble(),
    shareDb: -6 + wobble(),
    pathOctaves: Math.log2(HZ),
    exactOctaves: Math.log2(HZ) + random.between(-0.0003, 0.0003),
    bandsDb: [-4, -6, -14, -22, -26, -30, -36].map((db) => db + wobble()),
  }
}

/** Lines of 3.5 s with rests of 2.3 s; the leak is softer than the voice by `softer`. */
const isSung = (frame: number) => frame % 125 < 75
const song = (softer: number) =>
  Array.from({ length: 1000 }, (_, frame) => (isSung(frame) ? singing(frame, -20) : leaking(-20 - softer)))

it.each([12, 4])('tells lines from rests in which a band leaks %d dB softer', (softer) => {
  const sung = voiceActivity(song(softer))
  const wrong = [...sung].filter((value, frame) => {
    const [before, after] = [isSung(frame - 4), isSung(frame + 4)]
    return before === after && (value === 1) !== before
  })
  expect(wrong.length).toBeLessThan(20)
})

it('keeps what comes right before and after a line', () => {
  const sung = voiceActivity(song(12))
  expect([sung[124], sung[125], sung[199], sung[200]]).toEqual([1, 1, 1, 1])
})

it('leaves a voice alone that never rests', () => {
  const sung = voiceActivity(Array.from({ length: 600 }, (_, frame) => singing(frame, -20)))
  expect(sung.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(590)
})
