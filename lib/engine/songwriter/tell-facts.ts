import type { Fact } from '../brief/brief.ts'
import type { Language } from '../lyrics/language.ts'
import { fillStanza } from './fill-stanza.ts'
import { detailsOf } from './languages/details-of.ts'
import type { LanguagePack } from './languages/language-pack.ts'
import { factSlots, framesOf, type Tone } from './languages/own-words.ts'
import type { Details, Stanzas } from './languages/stanzas.ts'
import { type Opening, openingsOf } from './openings.ts'
import { type Chooser, choose, usable, withSlots } from './stanza-choice.ts'

/** What one quatrain tells: a fact or two, with details of what they speak of or between lines of the tone. */
export type Telling = { readonly facts: readonly Fact[]; readonly details: Details | null }

/** What the facts are told with. */
export type Teller = { readonly pack: LanguagePack; readonly tone: Tone; readonly chooser: Chooser }

/** In each verse three, or two in each part. */
const MOST_QUATRAINS = 6

/** Facts in their order: those that speak of one thing together, each with its details, others two by two. */
export function tellings(facts: readonly Fact[], language: Language): readonly Telling[] {
  const each = facts.map((fact): Telling => ({ facts: [fact], details: detailsOf(fact.text, language) }))
  // Two facts have a verse each.
  if (each.length === 2) return each
  const detailed = together(each)
  return detailed.length > MOST_QUATRAINS ? together(each.map((one) => ({ ...one, details: null }))) : detailed
}

/** Neighbours with the same details, or with none, stand in one quatrain. */
function together(each: readonly Telling[]): readonly Telling[] {
  const all: Telling[] = []
  for (const one of each) {
    const last = all.at(-1)
    if (last && last.details === one.details && last.facts.length === 1)
      all[all.length - 1] = { ...last, facts: [...last.facts, ...one.facts] }
    else all.push(one)
  }
  return all
}

/** The lines of one quatrain. */
export function tell({ facts, details }: Telling, { pack, tone, chooser }: Teller): readonly string[] {
  const known = withSlots(chooser, factSlots(facts))
  const shown = usable(details?.stanzas ?? '', known)
  if (shown.length === 0) return choose(frames(facts, pack, tone), known)
  const stanza = chooser.random.pick(shown)
  chooser.used.add(stanza)
  const [, second = '', third = '', last = ''] = stanza.lines
  const lines = ['{fact}', second, facts.length > 1 ? '{next}' : third, last]
  return fillStanza({ title: null, lines }, known.slots, chooser.random).lines
}

/** More details of what was told; none where none are known. */
export const elaborate = ({ details }: Telling, { chooser }: Teller): readonly string[] =>
  choose(details?.stanzas ?? '', chooser)

/** Ways to tell the first of them that begin with another line than the fact, with which every seed would begin. */
export type OpeningTellings = {
  /** With the fact in place of the third line of its details. */
  readonly detailed: readonly Opening[]
  /** Between lines of the tone. */
  readonly framed: readonly Opening[]
}

export function openingTellings(
  [first, ...others]: readonly Telling[],
  teller: Teller,
  rest: Opening['rest'] = () => [],
): OpeningTellings {
  if (!first) return { detailed: [], framed: [] }
  // Alone in its verse it is elaborated there.
  const shownBehind = () => (others.length > 0 ? elaborate(first, teller) : [])
  const { pack, tone, chooser } = teller
  const known = withSlots(chooser, factSlots(first.facts))
  const shown = first.facts.length > 1 ? [] : usable(first.details?.stanzas ?? '', known)
  return {
    detailed: shown.flatMap((stanza) => openingsOf(stanza, known.slots, rest, stanza.lines.with(2, '{fact}'))),
    framed: usable(frames(first.facts, pack, tone), known)
      .filter(({ lines }) => !lines[0]?.includes('{'))
      .flatMap((stanza) => openingsOf(stanza, known.slots, () => [...shownBehind(), ...rest()])),
  }
}

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
