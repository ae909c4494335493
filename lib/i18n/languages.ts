/** The interface's languages, with the names that the selector shows. English is the default and has no prefix. */
export const LANGUAGE_NAMES = {
  en: { english: 'English', native: 'English' },
  es: { english: 'Spanish', native: 'Español' },
  ja: { english: 'Japanese', native: '日本語' },
  pt: { english: 'Portuguese', native: 'Português' },
  fr: { english: 'French', native: 'Français' },
  zh: { english: 'Chinese', native: '中文' },
  ko: { english: 'Korean', native: '한국어' },
  id: { english: 'Indonesian', native: 'Bahasa Indonesia' },
  it: { english: 'Italian', native: 'Italiano' },
  nl: { english: 'Dutch', native: 'Nederlands' },
  pl: { english: 'Polish', native: 'Polski' },
  tr: { english: 'Turkish', native: 'Türkçe' },
  vi: { english: 'Vietnamese', native: 'Tiếng Việt' },
  de: { english: 'German', native: 'Deutsch' },
} as const

export type InterfaceLanguage = keyof typeof LANGUAGE_NAMES

export const DEFAULT_LANGUAGE = 'en' satisfies InterfaceLanguage

/** Which one our pages say to the server that they are in. */
export const LANGUAGE_HEADER = 'x-canto-language'

/** Languages whose messages are complete: only these have pages and stand in the selector. */
export const COMPLETE_LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly InterfaceLanguage[]

/** The complete language of this code, else null. */
export function completeLanguage(code: string | null | undefined): InterfaceLanguage | null {
  return COMPLETE_LANGUAGES.find((language) => language === code) ?? null
}

/** The language of the page that is shown, in a browser. */
export function documentLanguage(): InterfaceLanguage {
  return completeLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE
}
