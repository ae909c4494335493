import { expect, it } from 'vitest'
import messages from '#messages/en/own-voice.json' with { type: 'json' }
import { CONSENT_TEXT, registerOf, SENTENCES } from './own-voice.ts'

it('has words for every text that may be read, enough for twenty seconds', () => {
  const { sentences, consent } = messages
  expect(Object.keys(sentences)).toEqual([...SENTENCES])
  expect(SENTENCES.length).toBeGreaterThanOrEqual(12)
  // People read about 150 words a minute.
  for (const text of Object.values(sentences)) expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(55)
  expect(Object.keys(consent)).toContain(CONSENT_TEXT)
})

it.each([
  [36, 55, 'bass'],
  [45, 65, 'tenor'],
  [60, 80, 'soprano'],
] as const)('calls a voice from %s to %s a %s', (lowNote, highNote, register) => {
  expect(registerOf({ lowNote, highNote })).toBe(register)
})
