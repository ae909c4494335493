import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { splitPath } from '#lib/i18n/paths.ts'

type CrashMessages = typeof import('#messages/en/crash.json')

/**
 * What a crash says in the language of the address; null in English, which is there already. In a file of its own, since the
 * addresses of a dozen languages would weigh on every page.
 */
export async function crashMessages(): Promise<{ language: InterfaceLanguage; messages: CrashMessages } | null> {
  const { language } = splitPath(location.pathname)
  if (language === DEFAULT_LANGUAGE) return null
  return { language, messages: (await import(`../../messages/${language}/crash.json`)).default }
}
