import { defineRouting } from 'next-intl/routing'
import { COMPLETE_LANGUAGES, DEFAULT_LANGUAGE } from './languages.ts'

/** The address alone says the language: no detection, no cookie written, English without a prefix. */
export const routing = defineRouting({
  locales: COMPLETE_LANGUAGES,
  defaultLocale: DEFAULT_LANGUAGE,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
})
