import type { Brief, Fact } from '../brief/brief.ts'
import { fillStanza, slotsOf } from './fill-stanza.ts'
import { detailsOf } from './languages/details-of.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import { factSlots, framesOf } from './languages/own-words.ts'
import type { Details, Stanza, Stanzas } from './languages/stanzas.ts'
import { type Opening, openingsOf } from './openings.ts'
import { choose, usable, withSlots } from './stanza-choice.ts'
import type { Teller } from './teller.ts'

/** What one stanza tells: a fact with what is sung around it, or several that stand as they are. */
export type Telling = {
  readonly facts: readonly Fact[]
  readonly details: Details | null
  /** By which words the fact speaks of the details. */
  readonly words: readonly string[]
}

export function tellingOf(fact: Fact, { language }: Brief): Telling {
  const found = detailsOf(fact.text, language)
  return { facts: [fact], details: found?.details ?? null, words: found?.words ?? [] }
}

/** A stanza for each, whatever is known of them. */
const FEW = 2
/** Three in each verse. */
const MOST_QUATRAINS = 6

/**
 * Facts in their order, each with a stanza of its own; two neighbours of which nothing is known share one, where there are others or the
 * language has nothing to sing of how a fact is said, and several where there are too many.
 */
export function tellings(facts: readonly Fact[], brief: Brief, { factGrammar }: LanguagePack): readonly Telling[] {
  const each = facts.map((fact) => tellingOf(fact, brief))
  const joined = factGrammar && each.length <= FEW ? each : inPairs(each)
  const share = Math.ceil(joined.length / MOST_QUATRAINS)
  if (share <= 1) return joined
  return Array.from({ length: Math.ceil(joined.length / share) }, (_, at) =>
    together(joined.slice(at * share, (at + 1) * share)),
  )
}

const together = (some: readonly Telling[]): Telling => {
  const known = some.find(({ details }) => details !== null)
  return { facts: some.flatMap(({ facts }) => facts), details: known?.details ?? null, words: known?.words ?? [] }
}

/** Neighbours without details as one. */
function inPairs(each: readonly Telling[]): readonly Telling[] {
  const all: Telling[] = []
  for (const one of each) {
    const last = all.at(-1)
    if (last?.details === null && one.details === null && last.facts.length === 1)
      all[all.length - 1] = together([last, one])
    else all.push(one)
  }
  return all
}

/** The lines of one stanza. */
export function tell(telling: Telling, teller: Teller): readonly string[] {
  const [group] = waysToTell(telling, teller)
  if (!group) return telling.facts.map(({ text }) => text)
  const { chooser } = teller
  const { stanza, lines } = chooser.random.pick(group)
  chooser.used.add(stanza)
  return fillStanza({ title: null, lines }, withFact(telling, teller).slots, chooser.random).lines
}

/** What there is of it besides: the thing itself, whoever tells of it. */
export const elaborate = (telling: Telling, teller: Teller): readonly string[] =>
  choose(scenesOf(telling, teller), teller.chooser)

/** What comes of it in the end, where anything is known of that. */
export const conclude = (telling: Telling, teller: Teller): readonly string[] =>
  choose(agreeing(telling, telling.details?.later ?? '', teller), teller.chooser)

/** Whether what is sung of the thing suits what is told of it. */
export const isKnown = (telling: Telling, teller: Teller): boolean => suitingWords(telling, teller).length > 0

const suitingWords = ({ facts: [fact], words }: Telling, { pack, isDead }: Teller): readonly string[] => {
  const said = fact && pack.factGrammar?.(fact, isDead)
  return said ? words.filter((word) => said.suits(word)) : []
}

/** The lines of a stanza around a fact, of somebody who does, loves or has the thing; none where that is not what is told. */
export function ownQuatrain(telling: Telling, teller: Teller): readonly string[] {
  if (!isKnown(telling, teller)) return []
  return choose(agreeing(telling, telling.details?.own ?? '', teller), withFact(telling, teller))
}

/** Whether lines speak of what is told though the fact itself is not among them. */
export const speaksOf = (lines: readonly string[], { details }: Telling, { language }: Brief): boolean =>
  details !== null && lines.some((line) => detailsOf(line, language)?.details === details)

/** A stanza around a fact, as it is or with the fact in place of one of its lines. */
type Way = { readonly stanza: Stanza; readonly lines: readonly string[] }

/**
 * Quatrains around a fact, those that suit it best first: what is sung of somebody who does, loves or has the thing, the thing
 * itself, what the kind of song says of anything told, what is said of facts of its kind.
 */
function waysToTell(telling: Telling, teller: Teller): readonly (readonly Way[])[] {
  const [fact, other] = telling.facts
  const count = telling.facts.length
  if (!fact || count > 2) return []
  const { pack, tone } = teller
  const said = pack.factGrammar?.(fact, teller.isDead)
  const chooser = withFact(telling, teller)
  const whole = (text: Stanzas) =>
    usable(said?.agreeing(text) ?? text, chooser)
      .filter((stanza) => slotsOf(stanza).has('next') === count > 1)
      .map((stanza): Way => ({ stanza, lines: stanza.lines }))
  const isOwn = said !== undefined && telling.words.some((word) => said.suits(word))
  const own = isOwn ? whole(telling.details?.own ?? '') : []
  const scene = usable(scenesOf(telling, teller), chooser).flatMap((stanza) => aroundFact(stanza, count, pack))
  const frames = whole(pack.ownWords ? framesOf(pack.ownWords, tone) : '')
  const relation = other ? said?.pairWith?.(other) : said?.relation
  const related = relation ? [relation[toneOfRelation(teller)], relation.any].map(whole) : []
  const isBare = said === undefined || fact.of === 'thing'
  return [own, ...(isBare ? [scene, frames, ...related] : [frames, ...related, scene])].filter(
    ({ length }) => length > 0,
  )
}

const toneOfRelation = ({ tone, isDead }: Teller) => (isDead ? 'grief' : tone === 'funny' ? 'funny' : 'any')

/**
 * The second and the fourth line rhyme: the fact stands in place of the first or of the third, two facts in both; not of a line that
 * the next one speaks of as "it".
 */
function aroundFact(stanza: Stanza, count: number, { refersBack }: LanguagePack): readonly Way[] {
  const [first = '', second = '', third = '', last = ''] = stanza.lines
  if (count > 1) return [{ stanza, lines: ['{fact}', second, '{next}', last] }]
  const inFirst = { stanza, lines: ['{fact}', second, third, last] }
  const inThird = { stanza, lines: [first, second, '{fact}', last] }
  const free = [...(refersBack?.test(second) ? [] : [inFirst]), ...(refersBack?.test(last) ? [] : [inThird])]
  return free.length > 0 ? free : [inFirst]
}

const scenesOf = (telling: Telling, teller: Teller): Stanzas =>
  agreeing(telling, telling.details?.stanzas ?? '', teller)

/** A text whose verbs are of the time that the fact tells of. */
function agreeing({ facts: [fact] }: Telling, text: Stanzas, { pack, isDead }: Teller): Stanzas {
  return (fact && pack.factGrammar?.(fact, isDead).agreeing(text)) ?? text
}

const withFact = ({ facts }: Telling, { chooser }: Teller) => withSlots(chooser, factSlots(facts))

/** So many seeds open differently. */
const WAYS_TO_BEGIN = 10

/** Ways to begin a song with what is told, those that suit it best first; `more` follows. */
export function openingTellings(share: readonly Telling[], teller: Teller, more: Opening['rest']): readonly Opening[] {
  const [first, ...others] = share
  if (!first) return []
  const { slots } = withFact(first, teller)
  const rest = () => [...others.flatMap((one) => tell(one, teller)), ...more()]
  const opening = ({ stanza, lines }: Way) => openingsOf(stanza, slots, rest, lines)
  const [best = [], ...further] = waysToTell(first, teller).map((group) => group.flatMap(opening))
  // A thing is seen before it is told of.
  const shown = usable(scenesOf(first, teller), teller.chooser).flatMap((stanza) =>
    others.length > 0
      ? aroundFact(stanza, first.facts.length, teller.pack).flatMap(opening)
      : openingsOf(stanza, slots, () => tell(first, teller)),
  )
  return byFirstLine([...best, ...shown, ...further.flat()]).slice(0, WAYS_TO_BEGIN)
}

/** Those that begin alike are one way, of which the first is the best. */
function byFirstLine(ways: readonly Opening[]): readonly Opening[] {
  const first = new Map<string, Opening>()
  for (const way of ways) if (!first.has(way.lines[0] ?? '')) first.set(way.lines[0] ?? '', way)
  return [...first.values()]
}
