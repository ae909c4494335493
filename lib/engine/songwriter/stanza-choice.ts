import type { Brief } from '../brief/brief.ts'
import { isEuropean } from '../brief/languages/european-portuguese.ts'
import { escaped } from '../brief/patterns.ts'
import type { Random } from '../random/random.ts'
import { fillStanza, isFillable, slotsOf } from './fill-stanza.ts'
import { type Stanza, type Stanzas, stanzasOf } from './languages/stanzas.ts'

/** What the stanzas of a song are chosen by. */
export type Chooser = {
  readonly slots: Readonly<Record<string, string>>
  /** Finds what must not appear. */
  readonly without: RegExp | null
  /** Finds words that the wish's own country does not use; stanzas without them come first. */
  readonly foreign?: RegExp | null
  readonly random: Random
  /** No stanza comes twice in a song. */
  readonly used: Set<Stanza>
}

/** The same song, with more to fill in. */
export const withSlots = (chooser: Chooser, slots: Readonly<Record<string, string>>): Chooser => ({
  ...chooser,
  slots: { ...chooser.slots, ...slots },
})

/** The lines of one stanza, filled; none where no stanza can be. */
export function choose(text: Stanzas, chooser: Chooser): readonly string[] {
  const stanza = pick(usable(text, chooser), chooser)
  return stanza ? fillStanza(stanza, chooser.slots, chooser.random).lines : []
}

/** Stanzas that say more of what was asked for come more often. */
export function pick(free: readonly Stanza[], chooser: Chooser): Stanza | null {
  if (free.length === 0) return null
  const stanza = chooser.random.weighted(free.map((one): [Stanza, number] => [one, weightOf(slotsOf(one))]))
  chooser.used.add(stanza)
  return stanza
}

/** A stanza for just such facts, "you.fact", before one for any. */
const weightOf = (slots: ReadonlySet<string>) =>
  2 ** slots.size * ([...slots].some((slot) => /\.(?:fact|next)$/.test(slot)) ? 2 : 1)

/** No stanza comes twice, none without what it asks for, none with what was not wanted. */
export function usable(text: Stanzas, { slots, without, foreign, used }: Chooser): readonly Stanza[] {
  const free = stanzasOf(text).filter(
    (stanza) =>
      !used.has(stanza) && isFillable(stanza, slots) && !(without && stanza.lines.some((line) => without.test(line))),
  )
  const own = foreign ? free.filter(({ lines }) => !lines.some((line) => foreign.test(line))) : []
  return own.length > 0 ? own : free
}

/** Portuguese stanzas are Brazilian: whoever writes as in Portugal gets those that could be from there, where there are any. */
export const foreignTo = ({ language, spokenIn, wish }: Brief): RegExp | null =>
  language === 'pt' && spokenIn === 'pt' && isEuropean(wish.description) ? BRAZILIAN : null

const BRAZILIAN =
  /(?<!\p{L})(?:você|vocês|cê|pra|pro|pras|pros|tá|tô|tava|tavam|a gente|num|numa|seus?|suas?|lhe|se (?:senta|levanta|deita))(?!\p{L})/iu

export function unwanted({ without }: Brief): RegExp | null {
  const words = without.map((word) => escaped(word.toLowerCase()).replace(/e?s$/, ''))
  return words.length > 0 ? new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu') : null
}
