/** Languages whose messages are complete: only these have pages and stand in the selector. English has no prefix. */
// biome-ignore format: a line reads better than fourteen
export const COMPLETE_LANGUAGES = ['en', 'es', 'ja', 'pt', 'fr', 'zh', 'ko', 'id', 'it', 'nl', 'pl', 'tr', 'vi', 'de'] as const

export type InterfaceLanguage = (typeof COMPLETE_LANGUAGES)[number]

export const DEFAULT_LANGUAGE = 'en' satisfies InterfaceLanguage

/** The header in which our pages tell the server their language. */
export const LANGUAGE_HEADER = 'x-canto-language'

/** The complete language of this code, else null. */
export function completeLanguage(code: string | null | undefined): InterfaceLanguage | null {
  return COMPLETE_LANGUAGES.find((language) => language === code) ?? null
}

/** The language of the page that is shown, in a browser. */
export function documentLanguage(): InterfaceLanguage {
  return completeLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE
}
