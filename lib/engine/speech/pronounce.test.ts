import { describe, expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { loadWords } from '../../../server/assets/words.ts'
import { LANGUAGES, type Language } from '../lyrics/language/language.ts'
import { isVowel } from './phones.ts'
import { createPronounce, phoneSetOf } from './pronounce.ts'

const pronounce = createPronounce({ speech: await loadSpeech(), words: loadWords() })

const SAMPLES: Readonly<Record<Language, string>> = {
  en: 'Don’t let the lovin’ go — 21 glowsticks, “sing-along” & ’cause hmm!',
  es: '¿La noche y el corazón? ¡Buen aire, día 23! 🎉',
  ja: 'こんにちは、きょうは 今夜 がっこう ラーメン love',
  pt: 'Coração não dorme, mãe, até amanhã de manhã',
  fr: 'L’amour est là, petite fille : les enfants, aujourd’hui',
  zh: '你好，世界！月亮照在我心上 love 2023',
  ko: '안녕하세요 세계, 사랑해 love 않아',
  id: 'Selamat pagi, cinta; aku rindu padamu',
  it: 'Ciao amore mio, perché un’altra città?',
  nl: 'De zon gaat onder, mooi boven zee',
  pl: 'Szczęście idzie z nami w noc',
  tr: 'Yağmur yağıyor, İstanbul ağlıyor',
  vi: 'Người yêu ơi, em ở nơi đâu?',
  de: 'Die Straße führt über Schönheit nach Haus',
}

async function said(line: string, language: Language = 'en'): Promise<string[]> {
  const words = await pronounce(line, language)
  return words.map(({ syllables }) => syllables.map(({ phones }) => phones.join(' ')).join(' - '))
}

describe.each(LANGUAGES)('words in %s', (language) => {
  test('are each said once, in order, a vowel a syllable', async () => {
    const line = SAMPLES[language]
    const words = await pronounce(line, language)
    const written = line
      .replace(/[🎉“”—&]/gu, (sign) => (sign === '&' ? '&' : ' '))
      .split(/[\s，！、]+/u)
      .map((word) => word.replace(/^[¿¡]+|[?!:;,]+$/gu, ''))
      .filter((word) => word !== '')
    expect(words.map(({ text }) => text)).toEqual(written)
    for (const { text, syllables } of words) {
      expect(syllables.map((syllable) => syllable.text).join('')).toBe(text)
      for (const { phones } of syllables) {
        expect(phones.filter((phone) => isVowel(phone, phoneSetOf(language)))).toHaveLength(1)
        expect(phones.filter((phone) => /[()\s|]/.test(phone) || phone === '')).toEqual([])
      }
    }
  })
})

describe('English words', () => {
  test('divide where a singer would', async () => {
    const [carry, window, again] = await pronounce('Carry window again', 'en')
    expect(carry?.syllables.map(({ text, stress }) => [text, stress])).toEqual([
      ['Car', 1],
      ['ry', 0],
    ])
    expect(window?.syllables.map(({ phones }) => phones.join(' '))).toEqual(['w ih n', 'd ow'])
    expect(again?.syllables.map(({ stress }) => stress)).toEqual([0, 1])
  })

  test('outside the dictionary are guessed, numbers read out', async () => {
    expect((await said('glowstickers'))[0]?.split(' - ')).toHaveLength(3)
    expect(await said('21')).toEqual(['t w eh n - t iy - w ah n'])
    expect(await said('lovin’')).toEqual(['l ah - v ih n'])
  })

  test('drawn out by their spelling are the words that they are', async () => {
    expect(await said('Ooooh yeahhh sooo loooove')).toEqual(['uw', 'y ae', 's ow', 'l ah v'])
    expect(await said('Façade')).toEqual(['f ax - s aa d'])
  })

  test('lean on the words that mean something', async () => {
    const words = await pronounce('the light of the moon', 'en')
    expect(words.map(({ syllables }) => syllables[0]?.stress)).toEqual([0, 1, 0, 0, 1])
  })
})

describe('what is written short', () => {
  const LINE = '1999 07:30 DJ 12/25/2024 $5 & 21st'
  test.each(LANGUAGES)('has a vowel a syllable and keeps its spelling in %s', async (language) => {
    const words = await pronounce(LINE, language)
    expect(words.map(({ text }) => text).join(' ')).toBe(LINE)
    for (const { text, syllables } of words) {
      expect(syllables.map((syllable) => syllable.text).join('')).toBe(text)
      for (const { phones } of syllables) {
        expect(phones.filter((phone) => isVowel(phone, phoneSetOf(language)))).toHaveLength(1)
      }
    }
  })

  test('sounds as its words do', async () => {
    const alike: [Language, string, string][] = [
      ['en', '1999', 'nineteen ninety nine'],
      ['en', 'USA', 'you ess ay'],
      ['es', '21 días', 'veintiún días'],
      ['de', '3. Mai', 'dritter Mai'],
      ['pl', '$5', 'pięć dolarów'],
      ['ja', '2人で', 'ふたりで'],
      ['ko', '3시에', '세 시에'],
      ['zh', '2个人', '两个人'],
    ]
    for (const [language, short, whole] of alike) {
      const sounds = async (line: string) => (await said(line, language)).join(' - ')
      expect(await sounds(short)).toBe(await sounds(whole))
    }
  })
})

describe('what cannot be said', () => {
  test.each(['', '   ', '🎉 💃', '… — !', '“”'])('%j has no word', async (line) => {
    expect(await pronounce(line, 'en')).toEqual([])
    expect(await pronounce(line, 'ja')).toEqual([])
  })
})

test('a Chinese character is a syllable, and so is a Korean one', async () => {
  const [moon] = await pronounce('月亮照在我心上', 'zh')
  expect(moon?.syllables.map(({ text }) => text)).toEqual([...'月亮照在我心上'])
  const [love] = await pronounce('사랑해', 'ko')
  expect(love?.syllables.map(({ text }) => text)).toEqual([...'사랑해'])
})

test('kanji that songs know are read as they sound', async () => {
  expect(await said('君と 空', 'ja')).toEqual(await said('きみと そら', 'ja'))
})
