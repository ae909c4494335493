import { expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { createVowelTargets, moveTowards } from './vowel-targets.ts'

const targetsOf = createVowelTargets(await loadSpeech())

test.each(['rms', 'awb', 'slt'] as const)('%s has a target of its own for every vowel', (voice) => {
  const targets = targetsOf({ engine: 'flite', voice })
  expect([...targets.keys()]).toHaveLength(16)
  const stronger = (vowel: string, hz: number, thanHz: number) => {
    const envelope = targets.get(vowel)!
    const at = (wanted: number) => envelope[Math.round((wanted / 8000) * (envelope.length - 1))]!
    return at(hz) - at(thanHz)
  }
  // An open mouth has a high first formant, a tongue in front a high second one.
  expect(stronger('aa', 700, 300)).toBeGreaterThan(stronger('iy', 700, 300) + 2)
  expect(stronger('iy', 2200, 1100)).toBeGreaterThan(stronger('aa', 2200, 1100) + 2)
})

test('espeak-ng needs none', () => {
  expect(targetsOf({ engine: 'espeak', variant: 'klatt6', pitchPercent: 50 }).size).toBe(0)
})

test('a frame moves towards its target and stays as loud', () => {
  const frame = Float32Array.of(0, 2, 4, 6)
  const target = Float32Array.of(12, 10, 14, 10)
  moveTowards(frame, target, 0.5, 8000)
  expect([...frame]).toEqual([1, 1, 4, 3])
})
