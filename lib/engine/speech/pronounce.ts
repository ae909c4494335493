import type { Assets } from '../assets.ts'
import type { Language } from '../lyrics/language.ts'
import type { Pronounce, PronouncedWord } from '../lyrics/pronunciation.ts'
import { createEnglish } from './english.ts'
import { phonesOfWords } from './espeak.ts'
import { toKana } from './kanji.ts'
import { isVowel, type PhoneSet, phoneClass } from './phones.ts'
import { type StressedPhone, syllabify } from './syllables.ts'
import { writtenWords } from './written-words.ts'

export function phoneSetOf(language: Language): PhoneSet {
  return language === 'en' ? 'arpabet' : 'espeak'
}

/** See `Pronounce`. */
export function createPronounce({ speech, words: dictionary }: Pick<Assets, 'speech' | 'words'>): Pronounce {
  const english = createEnglish(speech.flite, dictionary)

  const foreign = (written: readonly string[], language: Language): StressedPhone[][] => {
    const speakable = written.map((word) => toSpeakable(word, language))
    const together = phonesOfWords(speech.espeak, language, speakable.join(' '))
    if (together.length === written.length && !written.some((word) => isForeign(word, language))) return together
    return speakable.map((word) => {
      if (!isForeign(word, language)) return phonesOfWords(speech.espeak, language, word).flat()
      return phonesOfWords(speech.espeak, 'en', word)
        .flat()
        .map(({ phone, stress }) => ({ phone: `en/${phone}`, stress }))
    })
  }

  return async (line, language) => {
    const written = writtenWords(line)
    if (written.length === 0) return []
    const set = phoneSetOf(language)
    const spoken = language === 'en' ? written.map(english) : foreign(written, language)
    return written.flatMap((text, index): PronouncedWord[] => {
      const phones = withVowel(spoken[index] ?? [], language)
      return phones.length === 0 ? [] : [{ text, syllables: syllabify(text, phones, set) }]
    })
  }
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
