import type { InterfaceLanguage } from './languages.ts'

/**
 * Where a person's chosen language is stored: a cookie for the server, and this key of earlier versions for the
 * browser.
 */
export const LANGUAGE_COOKIE = 'canto-language'
/** The value may be anything; only the code of a language that has pages counts. */
export const STORAGE_KEY = 'i18nextLng'
const YEAR_SEC = 31_536_000

export function rememberLanguage(language: InterfaceLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SEC}; samesite=lax`
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be refused; the cookie alone then remembers.
  }
}
