import type { Hearer } from '../../../brief/brief.ts'

/** Whether more than one hears the song: a class, twins, a couple. */
export const isSeveral = (hearer: Hearer | null): boolean =>
  hearer !== null && (hearer.kind === 'group' || /[和、]/u.test(hearer.name ?? ''))

/** Stanzas say "你" to whoever hears them; of several it is "你们". */
export const saidToSeveral = (text: string): string =>
  text.replace(/(?<!迷|同桌的)你(?!们|[我追推]|一[句言口个]|争|来我|和我|好(?!好))/gu, '你们')
