import type { Metadata } from 'next'
import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from '#lib/i18n/languages.ts'
import { localPath } from '#lib/i18n/paths.ts'

/** The address of a page in every complete language, for search engines; English stands for the rest. */
export function alternates(language: string, path: string): NonNullable<Metadata['alternates']> {
  const languages: Partial<Record<InterfaceLanguage | 'x-default', string>> = {
    'x-default': localPath(DEFAULT_LANGUAGE, path),
  }
  for (const code of COMPLETE_LANGUAGES) languages[code] = localPath(code, path)
  return { canonical: localPath(language, path), languages }
}
