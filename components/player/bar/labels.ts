import type { Messages } from '#lib/i18n/english.ts'

/** The player stands outside of the message provider, so its words are handed in. */
export type PlayerLabels = Messages['player']
