import type { InterfaceLanguage } from './languages.ts'

/** What languages are called, as the selector shows it. */
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
} as const satisfies Record<InterfaceLanguage, { english: string; native: string }>
