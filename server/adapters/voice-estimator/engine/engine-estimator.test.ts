import { afterAll, beforeAll, expect, it } from 'vitest'
import messages from '#messages/en/own-voice.json' with { type: 'json' }
import { BusyError } from '#server/ports/busy.ts'
import { fixture, wavBytes } from '#tests/support/recordings.ts'
import { spoken } from '#tests/support/spoken.ts'
import { engineEstimator } from './engine-estimator.ts'

const limits = { maxSec: 60 }
const estimator = engineEstimator()
let speech: Uint8Array
beforeAll(async () => {
  speech = await spoken(messages.sentences.kettle)
})
afterAll(() => estimator.close())

/** The same 16-bit mono file at 16 kHz, above a soft chord that never ends. */
function besideChord(wav: Uint8Array): Uint8Array {
  const file = wav.slice()
  const view = new DataView(file.buffer)
  for (let at = 44; at + 1 < file.length; at += 2) {
    const radians = (2 * Math.PI * (at - 44)) / 2 / 16_000
    const chord = 900 * [130.8, 164.8, 196].reduce((sum, hz) => sum + Math.sin(radians * hz), 0)
    view.setInt16(at, Math.max(-32_768, Math.min(32_767, view.getInt16(at, true) + chord)), true)
  }
  return file
}

it('hears how a person sounds, and says what is no recording of one', async () => {
  const [person, page, tone, song, accompanied] = await Promise.all([
    estimator.estimate(speech, limits),
    estimator.estimate(new TextEncoder().encode('<!doctype html>'), limits),
    estimator.estimate(fixture('mp3'), limits),
    estimator.estimate(wavBytes({ seconds: 70, sampleRate: 8000, channels: 1 }), limits),
    estimator.estimate(besideChord(speech), limits),
  ])
  expect(person).toMatchObject({ kind: 'fine', voice: { model: { f0ShiftSemitones: 0 } } })
  if (person.kind !== 'fine') return
  const { lowNote, highNote, syllables, baseFormantScale } = person.voice
  // Of 89.
  expect(syllables).toBeGreaterThan(75)
  expect(syllables).toBeLessThan(100)
  expect(highNote - lowNote).toBeGreaterThan(6)
  // A man's.
  expect((lowNote + highNote) / 2).toBeLessThan(62)
  expect(baseFormantScale).toBeGreaterThan(0.9)
  expect(baseFormantScale).toBeLessThan(1.1)
  expect(page).toEqual({ kind: 'refused', reason: 'unreadable' })
  expect(tone).toEqual({ kind: 'unfit', reason: 'tooShort' })
  expect(song).toEqual({ kind: 'refused', reason: 'tooLong' })
  expect(accompanied).toEqual({ kind: 'unfit', reason: 'notAlone' })
})

it('refuses when too many recordings wait, and gives up one that takes too long', async () => {
  const hurried = engineEstimator(20)
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => hurried.estimate(speech, limits)))
  const busy = asked.filter((one) => one.status === 'rejected' && one.reason instanceof BusyError)
  expect(busy).toHaveLength(2)
  expect(asked[0]).toEqual({ status: 'fulfilled', value: { kind: 'refused', reason: 'unreadable' } })
  await hurried.close()
})
