import type { Fact } from '../brief/brief.ts'
import type { Language } from '../lyrics/language.ts'
import { canAnswer, withAnswers } from './answer-facts.ts'
import { fillStanza } from './fill-stanza.ts'
import { detailsOf } from './languages/details-of.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import { factSlots, framesOf, type Tone } from './languages/own-words.ts'
import type { Details, Stanza, Stanzas } from './languages/stanzas.ts'
import { type Opening, openingsOf } from './openings.ts'
import { choose, usable, withSlots } from './stanza-choice.ts'
import type { Teller } from './teller.ts'

/** What one stanza tells: a fact or two with details of what they speak of or between lines of the tone, or up to four by themselves. */
export type Telling = { readonly facts: readonly Fact[]; readonly details: Details | null }

/** In each verse three, or two in each part. */
const MOST_QUATRAINS = 6

/**
 * Facts in their order. One whose thing has details stands among these, and a neighbour that has none stands there with it; several
 * in a row that have none are a stanza by themselves.
 */
export function tellings(facts: readonly Fact[], language: Language): readonly Telling[] {
  const each = facts.map((fact): Telling => ({ facts: [fact], details: detailsOf(fact.text, language) }))
  const joined = together(each)
  // Both verses have something to tell.
  if (joined.length === 1 && facts.length > 1) {
    const half = Math.ceil(facts.length / 2)
    return [each.slice(0, half), each.slice(half)].flatMap(together)
  }
  return joined.length > MOST_QUATRAINS ? together(each.map((one) => ({ ...one, details: null }))) : joined
}

function together(each: readonly Telling[]): readonly Telling[] {
  const all: Telling[] = []
  for (const one of each) {
    const last = all.at(-1)
    if (last && fitsWith(last, one))
      all[all.length - 1] = { facts: [...last.facts, ...one.facts], details: last.details ?? one.details }
    else all.push(one)
  }
  return all
}

/** Two facts share the details of one of them, or of both; up to four share a stanza that has none. */
function fitsWith(last: Telling, { details }: Telling): boolean {
  if (last.details === null && details === null) return last.facts.length < MOST_PLAIN
  const isSame = last.details === details || last.details === null || details === null
  return isSame && last.facts.length === 1
}

const QUATRAIN = 4
const MOST_PLAIN = QUATRAIN

/** The lines of one stanza. */
export function tell({ facts, details }: Telling, teller: Teller): readonly string[] {
  const { pack, tone, chooser } = teller
  const known = withSlots(chooser, factSlots(facts))
  const shown = usable(details?.stanzas ?? '', known)
  if (shown.length === 0) {
    const lines = withAnswers(facts, teller)
    if (lines) return lines
    return facts.length > 2 ? facts.map(({ text }) => text) : choose(frames(facts, pack, tone), known)
  }
  const stanza = chooser.random.pick(shown)
  chooser.used.add(stanza)
  const [, second = '', third = '', last = ''] = stanza.lines
  const lines = ['{fact}', second, facts.length > 1 ? '{next}' : third, last]
  return fillStanza({ title: null, lines }, known.slots, chooser.random).lines
}

/** The lines of a verse: its facts with lines that rhyme with them, and what there is to see of one; else each by itself. */
export function tellVerse(share: readonly Telling[], teller: Teller): readonly string[] {
  const facts = factsOf(share)
  const lines = canAnswer(facts, teller) ? withAnswers(facts, teller) : null
  if (!lines) return share.flatMap((one) => tell(one, teller))
  const shown = share.length > 1 && lines.length <= QUATRAIN ? share.find(({ details }) => details !== null) : undefined
  return shown ? [...lines, ...elaborate(shown, teller)] : lines
}

const factsOf = (share: readonly Telling[]) => share.flatMap(({ facts }) => facts)

/** More details of what was told; none where none are known. */
export const elaborate = ({ details }: Telling, { chooser }: Teller): readonly string[] =>
  choose(details?.stanzas ?? '', chooser)

/** Ways to tell them that begin with another line than the first fact, with which every seed would begin. */
export type OpeningTellings = {
  /** With what there is to see of the first, before its facts and their answers or with one in place of the third line. */
  readonly detailed: readonly Opening[]
  /** Between lines of the tone. */
  readonly framed: readonly Opening[]
}

export function openingTellings(share: readonly Telling[], teller: Teller): OpeningTellings {
  const [first, ...others] = share
  if (!first) return { detailed: [], framed: [] }
  const { pack, tone, chooser } = teller
  const [fact, ...next] = first.facts
  const known = withSlots(chooser, factSlots(first.facts))
  const alone = withSlots(chooser, factSlots(fact ? [fact] : []))
  const shown = usable(first.details?.stanzas ?? '', alone)
  const isAnswered = canAnswer(factsOf(share), teller)
  const rest = () => tellVerse(others, teller)
  const further = () => [...(next.length > 0 ? tell({ ...first, facts: next }, teller) : []), ...rest()]
  return {
    detailed: shown.flatMap((stanza) =>
      isAnswered
        ? halvesOf(stanza).flatMap((lines) =>
            openingsOf(stanza, alone.slots, () => withAnswers(factsOf(share), teller) ?? further(), lines),
          )
        : withFactBehind(stanza).flatMap((lines) => openingsOf(stanza, alone.slots, further, lines)),
    ),
    framed: usable(frames(first.facts, pack, tone), known)
      .filter(({ lines }) => !lines[0]?.includes('{'))
      .flatMap((stanza) => openingsOf(stanza, known.slots, rest)),
  }
}

/** The second and the fourth line rhyme, so that either half may come first. */
const halvesOf = ({ lines: [first = '', second = '', third = '', last = ''] }: Stanza) => [
  [first, second, third, last],
  [third, last, first, second],
]

const withFactBehind = (stanza: Stanza) =>
  halvesOf(stanza).map(([first = '', second = '', , last = '']) => [first, second, '{fact}', last])

/** Whether a song can begin with what is told. */
export function canOpen(quatrains: readonly Telling[], teller: Teller): boolean {
  const { detailed, framed } = openingTellings(quatrains, teller)
  return detailed.length + framed.length > 0
}

/** The stanzas around as many facts as there are. */
function frames(facts: readonly Fact[], { ownWords }: LanguagePack, tone: Tone): Stanzas {
  const stanzas = (ownWords ? framesOf(ownWords, tone) : '').split(/\n\s*\n/)
  return stanzas.filter((stanza) => stanza.includes('next}') === facts.length > 1).join('\n\n')
}
