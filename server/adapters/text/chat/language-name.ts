import type { Language } from '#lib/engine/index.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** A language's name as models know it: "Japanese"; for Chinese also which characters can be sung from here. */
export const languageName = (language: Language) =>
  language === 'zh' ? 'Chinese (simplified characters)' : (NAMES.of(language) ?? language)
