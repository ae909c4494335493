/** The languages that the engine sings, by their two-letter codes (ISO 639-1). */
export const LANGUAGES = ['en', 'es', 'ja', 'pt', 'fr', 'zh', 'ko', 'id', 'it', 'nl', 'pl', 'tr', 'vi', 'de'] as const

export type Language = (typeof LANGUAGES)[number]

export function isLanguage(code: string): code is Language {
  return LANGUAGES.some((language) => language === code)
}
