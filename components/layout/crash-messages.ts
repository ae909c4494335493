import { DEFAULT_LANGUAGE, type InterfaceLanguage } from '#lib/i18n/languages.ts'
import { splitPath } from '#lib/i18n/paths.ts'

type CrashMessages = typeof import('#messages/en/crash.json')

/**
 * The crash page's texts in the language of the address; null for English, which the page has already. This is a file
 * of its own because the import paths of a dozen languages would add bytes to every page.
 */
export async function crashMessages(): Promise<{ language: InterfaceLanguage; messages: CrashMessages } | null> {
  const { language } = splitPath(location.pathname)
  if (language === DEFAULT_LANGUAGE) return null
  return { language, messages: (await import(`../../messages/${language}/crash.json`)).default }
}
