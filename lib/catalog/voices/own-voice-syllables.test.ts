import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createPronounce } from '#lib/engine/speech/pronounce.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { loadWords } from '#server/assets/words.ts'
import { SENTENCES } from './own-voice.ts'
import { mayBeReading, SYLLABLES } from './own-voice-syllables.ts'

const pronounce = createPronounce({ speech: await loadSpeech(), words: loadWords() })

it.each(COMPLETE_LANGUAGES)('are those of the texts that people see: %s', async (language) => {
  const { sentences } = JSON.parse(readFileSync(`messages/${language}/own-voice.json`, 'utf8'))
  const counted: number[] = []
  for (const name of SENTENCES) {
    const words = await pronounce(sentences[name], language)
    counted.push(words.reduce((sum, word) => sum + word.syllables.length, 0))
  }
  expect(SYLLABLES[language]).toEqual(counted)
})

it('fit one reading and two, with some that nobody hears, and neither a few words nor a minute of chat', () => {
  for (const heard of [60, 89, 105, 178]) expect(mayBeReading(heard, 'kettle', 'en'), `${heard}`).toBe(true)
  for (const heard of [0, 12, 40, 270]) expect(mayBeReading(heard, 'kettle', 'en'), `${heard}`).toBe(false)
  expect(mayBeReading(45, 'kettle', 'vi')).toBe(true)
})

it('fit any language’s where the page’s is not known', () => {
  expect(mayBeReading(40, 'kettle', null)).toBe(true)
  expect(mayBeReading(270, 'kettle', null)).toBe(true)
  expect(mayBeReading(20, 'kettle', null)).toBe(false)
})
