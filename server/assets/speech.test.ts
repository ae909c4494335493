import { afterEach, expect, test, vi } from 'vitest'
import { speak } from '#lib/engine/speech/spoken.ts'
import { loadSpeech } from './speech.ts'

const SYLLABLE = { phones: ['m', 'a'], stress: 1, firstOfWord: true } as const

afterEach(() => vi.useRealTimers())

async function speechFrom(time: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] })
  const speech = await loadSpeech()
  return (variant: 'klatt6' | 'm3', language: 'de' | 'pl') =>
    speak(speech, { engine: 'espeak', variant, pitchPercent: 50 }, language, [SYLLABLE, SYLLABLE]).sound.samples
}

test('speech other than English is the same whenever it is spoken, and whatever was spoken before', async () => {
  const today = await speechFrom('2026-05-01T12:00:00Z')
  const later = await speechFrom('2027-08-02T07:31:11Z')
  const first = today('klatt6', 'de')
  expect(first.length).toBeGreaterThan(1000)
  expect(later('klatt6', 'de')).toEqual(first)
  const polish = today('m3', 'pl')
  expect(today('m3', 'pl')).toEqual(polish)
  expect(today('klatt6', 'de')).toEqual(first)
  expect(later('m3', 'pl')).toEqual(polish)
})
