import type { Language } from '../../lyrics/language/language.ts'

/** Syllables sung in the same time, compared with English: languages with shorter syllables also need more of them. */
const PACES: Readonly<Partial<Record<Language, number>>> = {
  ja: 1.35,
  ko: 1.15,
  it: 1.15,
  tr: 1.15,
  es: 1.1,
  pt: 1.1,
  id: 1.1,
}

export const paceOf = (language: Language): number => PACES[language] ?? 1
