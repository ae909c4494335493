import { type Brief, isAnimal } from '../../brief/brief.ts'
import { isEuropean } from '../../brief/languages/pt/european-portuguese.ts'
import { escaped } from '../../brief/patterns.ts'
import type { Language } from '../../lyrics/language/language.ts'
import type { Random } from '../../random/random.ts'
import { type Stanza, type Stanzas, stanzasOf } from '../languages/stanzas.ts'
import { fillStanza, isFillable, slotsOf } from './fill-stanza.ts'

/** What the stanzas of a song are chosen by. */
export type Chooser = {
  readonly slots: Readonly<Record<string, string>>
  /** Finds what must not appear. */
  readonly without: RegExp | null
  /** Finds words that do not suit the request, as those that its own country does not use; stanzas without them come first. */
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
  2 ** slots.size * ([...slots].some((slot) => /\.fact$/.test(slot)) ? 2 : 1)

/**
 * The stanzas that are still unused, whose slots can all be filled, and that contain nothing unwanted. Those without foreign
 * words come alone, if there are any.
 */
export function usable(text: Stanzas, { slots, without, foreign, used }: Chooser): readonly Stanza[] {
  const free = stanzasOf(text).filter(
    (stanza) =>
      !used.has(stanza) && isFillable(stanza, slots) && !(without && stanza.lines.some((line) => without.test(line))),
  )
  const own = foreign ? free.filter(({ lines }) => !lines.some((line) => foreign.test(line))) : []
  return own.length > 0 ? own : free
}

/** Finds words that the requester's country does not use or, in a memorial to an animal, things that only people have. */
export function foreignTo({ language, spokenIn, request, plot, hearer }: Brief): RegExp | null {
  if (plot === 'memorial' && isAnimal(hearer)) return OF_PEOPLE[language] ?? null
  return language === 'pt' && spokenIn === 'pt' && isEuropean(request.description) ? BRAZILIAN : null
}

/** Portuguese stanzas are Brazilian: whoever writes as in Portugal gets those that could be from there, where there are any. */
const BRAZILIAN =
  /(?<!\p{L})(?:você|vocês|cê|pra|pro|pras|pros|tá|tô|tava|tavam|a gente|num|numa|seus?|suas?|lhe|se (?:senta|levanta|deita))(?!\p{L})/iu

/** What only people leave behind: their coats, telephone numbers, recipes. */
const OF_PEOPLE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /hot dishes|your hat/iu,
  de: /Mantel|Nummer|Suppe|Schränke|lachst/iu,
  fr: /manteau|numéro|au crayon|soupe|tarte|sur la table|vélo|serviette|les draps|écriture/iu,
  it: /treno perso/iu,
  pt: /casaco|padaria|do trabalho/iu,
  nl: /je jas |nummer|bril|elastiek/iu,
  pl: /płaszcz|numer|pierogi|gumek|okulary/iu,
  id: /jaket|tahlilan|memasak/iu,
  tr: /çaydanlık|ceket|diyecektim|sofra|ıslık/iu,
  vi: /nón|tấm ảnh|công thức|cái giọng|ấm trà|chén cơm/iu,
  ja: /煮物/u,
  zh: /外套|你常说|柿子|酒和糕/u,
  ko: /외투|전화번호|된장|스웨터|말투/u,
}

/** Finds words that must not appear, however they go on; where words stand without spaces, behind any other sign, too. */
export function unwanted({ without }: Brief): RegExp | null {
  const words = without.map((word) => {
    const begin = SPACELESS.test(word) ? '' : '(?<!\\p{L})'
    return `${begin}${escaped(word.toLowerCase()).replace(/e?s$/, '')}`
  })
  return words.length > 0 ? new RegExp(words.join('|'), 'iu') : null
}

const SPACELESS = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
