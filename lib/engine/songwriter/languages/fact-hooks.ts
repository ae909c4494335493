import type { Fact } from '../../brief/brief.ts'
import type { Stanzas } from './stanzas.ts'
import { isQuiet, type QuietTone, type Tone } from './tones.ts'

/**
 * Couplets for the end of a chorus with something that was told: `{fact}`, whatever it tells of, `{you.fact}` or `{me.fact}` where it
 * tells of the hearer or of the singer. `hooks` are those of tones that `hook` does not suit; without them their choruses end with none.
 */
export type FactHooks = {
  readonly hook: Stanzas
  readonly hooks?: Readonly<Partial<Record<QuietTone, Stanzas>>>
}
/** The couplets that end a chorus with a fact. */
export const hooksOf = (factHooks: FactHooks, tone: Tone): Stanzas =>
  isQuiet(tone) ? (factHooks.hooks?.[tone] ?? '') : factHooks.hook

/** What a stanza around a fact may ask for. */
export const factSlots = ({ of, text }: Fact): Record<string, string> => ({ fact: text, [`${of}.fact`]: text })
