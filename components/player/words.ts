import type { PlayerLabels } from './labels.ts'

/** The bar's words where a page has brought them; else they are fetched with the bar. */
export const barWords: { brought?: PlayerLabels } = {}
