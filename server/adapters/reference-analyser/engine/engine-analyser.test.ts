import { afterAll, expect, it } from 'vitest'
import messages from '#messages/en/own-voice.json' with { type: 'json' }
import { UPLOAD_FORMATS } from '#server/services/uploads/read-bounded.ts'
import { BOMBS } from '#tests/support/bombs.ts'
import { bandBytes, fixture, wavBytes } from '#tests/support/recordings.ts'
import { spoken } from '#tests/support/spoken.ts'
import { engineAnalyser } from './engine-analyser.ts'

const limits = { formats: UPLOAD_FORMATS, maxSec: 420 }
const analyser = engineAnalyser()
afterAll(() => analyser.close())

it('hears what music is in, and says what is none', async () => {
  expect(await analyser.analyse(bandBytes(40), limits)).toMatchObject({
    kind: 'fine',
    durationSec: 40,
    isCutOff: false,
    statedSec: null,
    reference: { tempo: 96, key: { tonic: 9, mode: 'minor' }, meter: 4 },
  })
  expect(await analyser.analyse(bandBytes(3), limits)).toEqual({ kind: 'unfit', reason: 'tooShort' })
  const quiet = wavBytes({ seconds: 20, sampleRate: 8000, channels: 1, at: () => 0 })
  expect(await analyser.analyse(quiet, limits)).toEqual({ kind: 'refused', reason: 'silent' })
  const noise = wavBytes({ seconds: 20, sampleRate: 22_050, channels: 1, at: () => 0.3 * Math.random() - 0.15 })
  expect(await analyser.analyse(noise, limits)).toEqual({ kind: 'unfit', reason: 'unheard' })
  expect(await analyser.analyse(await spoken(messages.sentences.kettle), limits)).toEqual({
    kind: 'unfit',
    reason: 'unheard',
  })
})

it('says how much is missing of a recording that was cut off', async () => {
  const whole = bandBytes(40)
  const half = await analyser.analyse(whole.subarray(0, whole.length / 2), limits)
  expect(half).toMatchObject({ kind: 'fine', durationSec: expect.closeTo(20, 0), isCutOff: true, statedSec: 40 })
})

it.each([
  ['a page', new TextEncoder().encode('<!doctype html>'), 'unreadable'],
  ['a broken file', new Uint8Array(20_000).fill(0x49), 'unreadable'],
  ['a film', fixture('webm'), 'wrongType'],
])('refuses %s', async (_, bytes, reason) => {
  expect(await analyser.analyse(bytes, limits)).toEqual({ kind: 'refused', reason })
})

it.each(Object.entries(BOMBS))('refuses a bomb: %s', async (_, bomb) => {
  expect((await analyser.analyse(bomb() as Uint8Array, limits)).kind).not.toBe('fine')
})

it('gives up one that takes too long', async () => {
  const hurried = engineAnalyser(20)
  expect(await hurried.analyse(bandBytes(40), limits)).toEqual({ kind: 'refused', reason: 'unreadable' })
  await hurried.close()
})
