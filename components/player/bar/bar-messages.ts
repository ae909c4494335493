import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import type { PlayerLabels } from './labels.ts'

/** The bar's words in languages of which a page has brought them; others are fetched with the bar. */
export const barMessages: Partial<Record<InterfaceLanguage, PlayerLabels>> = {}
