import type { Assets } from '../assets.ts'
import type { Language } from '../lyrics/language/language.ts'
import type { Pronounce, PronouncedWord, Syllable } from '../lyrics/pronunciation.ts'
import { createSungWords } from '../lyrics/sung-words/sung-words.ts'
import { createEnglish } from './english.ts'
import { phonesOfWords } from './espeak.ts'
import { toKana } from './kanji.ts'
import { isVowel, type PhoneSet, phoneClass } from './phones.ts'
import { divideSpelling } from './spelling.ts'
import { type StressedPhone, syllabify } from './syllables.ts'

export function phoneSetOf(language: Language): PhoneSet {
  return language === 'en' ? 'arpabet' : 'espeak'
}

/** See `Pronounce`. */
export function createPronounce({ speech, words: dictionary }: Pick<Assets, 'speech' | 'words'>): Pronounce {
  const english = createEnglish(speech.flite, dictionary)
  const sungWords = createSungWords(dictionary.numberRulesOf)

  const foreign = (words: readonly string[], language: Language): StressedPhone[][] => {
    const speakable = words.map((word) => toSpeakable(word, language))
    const together = phonesOfWords(speech.espeak, language, speakable.join(' '))
    if (together.length === words.length && !words.some((word) => isForeign(word, language))) return together
    return speakable.map((word) => {
      if (!isForeign(word, language)) return phonesOfWords(speech.espeak, language, word).flat()
      return phonesOfWords(speech.espeak, 'en', word)
        .flat()
        .map(({ phone, stress }) => ({ phone: `en/${phone}`, stress }))
    })
  }

  return async (line, language) => {
    const written = sungWords
      .wordsOf(line, language)
      .map(({ text, said }) => ({ text, said: partsOf(text, said, language) }))
    const said = written.flatMap((word) => word.said)
    if (said.length === 0) return []
    const set = phoneSetOf(language)
    const spoken = language === 'en' ? said.map(english) : foreign(said, language)
    let next = 0
    return written.flatMap(({ text, said: parts }): PronouncedWord[] => {
      const syllables = parts.flatMap((part) => {
        const phones = withVowel(spoken[next++] ?? [], language)
        return phones.length === 0 ? [] : syllabify(part, phones, set)
      })
      return syllables.length === 0
        ? []
        : [{ text, syllables: parts[0] === text ? syllables : spelled(text, syllables) }]
    })
  }
}

/** What is said of a word, part by part; the dictionary says "twenty" and "one" better than "twenty-one". */
function partsOf(text: string, said: string, language: Language): string[] {
  return said === text ? [said] : said.split(language === 'en' ? /[ -]/ : ' ')
}

/** The syllables with the spelling of what is written in place of what is said. */
function spelled(text: string, syllables: readonly Syllable[]): Syllable[] {
  const pieces = divideSpelling(text, syllables.length)
  return syllables.map((syllable, index) => ({ ...syllable, text: pieces[index] ?? '' }))
}

/** Latin letters in a line of another script are English: "love" in a Korean song. */
function isForeign(word: string, language: Language): boolean {
  return (language === 'ja' || language === 'ko' || language === 'zh') && /^[\p{Script=Latin}'’-]+$/u.test(word)
}

function toSpeakable(word: string, language: Language): string {
  const drawnOut = /(\p{Script=Latin})\1{2,}/gu
  const plain = word.normalize('NFKC').replaceAll('’', "'").replaceAll('‐', '-').toLowerCase().replace(drawnOut, '$1')
  return language === 'ja' ? toKana(plain) : plain
}

/** The vowel that a word without one is sung on: Polish "w" is sung as its older form "we", English "hmm" as "hum". */
const SUPPORT: Partial<Record<Language, string>> = { en: 'ah', pl: 'E', ja: 'u', ko: 'u-', zh: '@', vi: '@:', id: '@' }

function withVowel(phones: readonly StressedPhone[], language: Language): readonly StressedPhone[] {
  const set = phoneSetOf(language)
  if (phones.length === 0 || phones.some(({ phone }) => isVowel(phone, set))) return phones
  const support = { phone: SUPPORT[language] ?? 'e', stress: 0 } as const
  const hum = phones.findIndex(({ phone }) => phoneClass(phone, set) === 'sonorant')
  const at = hum < 0 || language === 'pl' ? phones.length : hum
  return [...phones.slice(0, at), support, ...phones.slice(at)]
}
