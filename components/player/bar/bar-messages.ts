import type { InterfaceLanguage } from '#lib/i18n/languages.ts'
import type { PlayerLabels } from './labels.ts'

/** The bar's texts in languages for which a page has brought them. All others are fetched with the bar. */
export const barMessages: Partial<Record<InterfaceLanguage, PlayerLabels>> = {}
