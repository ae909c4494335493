import type { Language } from '#lib/engine/index.ts'

const NAMES = new Intl.DisplayNames('en', { type: 'language' })

/** As models know it: "Japanese", and Chinese in the characters that are sung from here. */
export const languageName = (language: Language) =>
  language === 'zh' ? 'Chinese (simplified characters)' : (NAMES.of(language) ?? language)
