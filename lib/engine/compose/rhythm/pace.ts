import type { Language } from '../../lyrics/language/language.ts'

/** Syllables are as short in some languages as they are many: what is sung of them in the same time, against English. */
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
