import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { SENTENCES } from './own-voice.ts'

/**
 * Syllable counts of all texts to be read aloud, in the order of SENTENCES, as the engine's dictionaries pronounce
 * them. The dictionaries cannot read all Japanese words, so the Japanese counts are too low and readings seem longer
 * than they are. The test counts again.
 */
export const SYLLABLES: Readonly<Record<InterfaceLanguage, readonly number[]>> = {
  en: [89, 88, 89, 88, 77, 81, 95, 86, 88, 86, 82, 88, 90, 81],
  es: [120, 122, 133, 117, 122, 123, 125, 122, 129, 115, 128, 126, 119, 121],
  ja: [126, 130, 132, 137, 145, 134, 148, 153, 133, 132, 142, 144, 145, 147],
  pt: [119, 117, 122, 114, 112, 120, 123, 126, 123, 117, 118, 120, 127, 119],
  fr: [92, 82, 90, 90, 96, 83, 91, 93, 101, 85, 92, 95, 96, 94],
  zh: [104, 107, 104, 110, 107, 99, 101, 104, 99, 103, 102, 109, 96, 104],
  ko: [131, 141, 136, 131, 128, 125, 129, 124, 130, 126, 128, 135, 129, 126],
  id: [123, 136, 124, 133, 132, 136, 134, 132, 127, 129, 132, 137, 124, 121],
  it: [122, 133, 127, 123, 137, 127, 123, 126, 142, 120, 131, 138, 125, 130],
  nl: [101, 102, 101, 92, 93, 91, 94, 94, 98, 93, 94, 96, 97, 93],
  pl: [117, 116, 124, 118, 120, 108, 109, 107, 121, 114, 108, 107, 111, 112],
  tr: [142, 135, 131, 138, 145, 127, 135, 131, 127, 131, 129, 124, 140, 143],
  vi: [79, 80, 77, 81, 76, 76, 79, 80, 79, 79, 77, 75, 78, 79],
  de: [102, 102, 93, 103, 96, 97, 100, 98, 99, 99, 97, 93, 99, 99],
}

/**
 * The share of a text's syllables that must be heard in a reading. Clean readings give 0.66 to 1.15. The range is wider
 * because people swallow syllables and may read the text twice.
 */
const PLAUSIBLE_SHARE = { least: 0.5, most: 2.75 }

/**
 * Whether a recording with so many syllables may be a reading of a text in a language; in any language if it is
 * unknown.
 */
export function mayBeReading(
  syllables: number,
  sentence: (typeof SENTENCES)[number],
  language: InterfaceLanguage | null,
): boolean {
  const lists = language ? [SYLLABLES[language]] : Object.values(SYLLABLES)
  return lists.some((list) => {
    const written = list[SENTENCES.indexOf(sentence)] ?? 0
    return syllables >= PLAUSIBLE_SHARE.least * written && syllables <= PLAUSIBLE_SHARE.most * written
  })
}
