import { type Brief, type Fact, isAnimal } from '../brief/brief.ts'
import { detailsOf } from './languages/details-of.ts'
import { factSlots } from './languages/fact-hooks.ts'
import { PACKS } from './languages/registry.ts'
import type { Details, Stanzas } from './languages/stanzas.ts'
import type { SongContext } from './song-context.ts'
import { choose, withSlots } from './stanzas/stanza-choice.ts'

/** A fact, and what is known of a thing that it names. */
export type FactDetails = {
  readonly fact: Fact
  readonly details: Details | null
  /** By which words the fact speaks of the details. */
  readonly words: readonly string[]
}

export function factDetailsOf(fact: Fact, { language, hearer }: Brief): FactDetails {
  const { animalDetails } = PACKS[language]
  const found = detailsOf(fact.text, language)
  // An animal does not do what people do.
  const isOfPeople = found && isAnimal(hearer) && animalDetails?.includes(found.details) === false
  return found && !isOfPeople ? { fact, ...found } : { fact, details: null, words: [] }
}

/** Whether what is sung of the thing suits what is told of it. */
export function suitsFact({ fact, words }: FactDetails, { pack, isDead }: SongContext): boolean {
  const said = pack.factGrammar?.(fact, isDead)
  return said !== undefined && words.some((word) => said.suits(word))
}

/** The lines of a stanza around a fact, of somebody who does, loves or has the thing; none where that is not what is told. */
export function ownQuatrain(known: FactDetails, context: SongContext): readonly string[] {
  if (!suitsFact(known, context)) return []
  const own = suitedTo(known, known.details?.own ?? '', context)
  return choose(own, withSlots(context.chooser, factSlots(known.fact)))
}

/** What comes of it in the end, where anything is known of that. */
export const laterOf = (known: FactDetails, context: SongContext): readonly string[] =>
  choose(suitedTo(known, known.details?.later ?? '', context), context.chooser)

/** Whether lines speak of what is told though the fact itself is not among them. */
export const speaksOf = (lines: readonly string[], { details }: FactDetails, { language }: Brief): boolean =>
  details !== null && lines.some((line) => detailsOf(line, language)?.details === details)

/** What of a text suits the fact, where the language knows. */
const suitedTo = ({ fact }: FactDetails, text: Stanzas, { pack, isDead }: SongContext): Stanzas =>
  pack.factGrammar?.(fact, isDead).suited(text) ?? text

/** A text about a thing itself, of which nothing is told: its verbs say what is, of the dead what was. All of it will do. */
export const toldOfThing = (text: Stanzas, { pack, isDead }: Pick<SongContext, 'pack' | 'isDead'>): Stanzas =>
  pack.factGrammar?.({ of: 'thing', deed: null, text: '' }, isDead).suited(text) || text
