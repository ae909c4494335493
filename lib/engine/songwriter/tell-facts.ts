import type { Brief, Fact } from '../brief/brief.ts'
import { detailsOf } from './languages/details-of.ts'
import type { Details, Stanzas } from './languages/stanzas.ts'
import { factSlots } from './languages/tones.ts'
import { choose, withSlots } from './stanza-choice.ts'
import type { Teller } from './teller.ts'

/** A fact, and what is known of a thing that it names. */
export type Telling = {
  readonly fact: Fact
  readonly details: Details | null
  /** By which words the fact speaks of the details. */
  readonly words: readonly string[]
}

export function tellingOf(fact: Fact, { language }: Brief): Telling {
  const found = detailsOf(fact.text, language)
  return { fact, details: found?.details ?? null, words: found?.words ?? [] }
}

/** Whether what is sung of the thing suits what is told of it. */
export function isKnown({ fact, words }: Telling, { pack, isDead }: Teller): boolean {
  const said = pack.factGrammar?.(fact, isDead)
  return said !== undefined && words.some((word) => said.suits(word))
}

/** The lines of a stanza around a fact, of somebody who does, loves or has the thing; none where that is not what is told. */
export function ownQuatrain(telling: Telling, teller: Teller): readonly string[] {
  if (!isKnown(telling, teller)) return []
  const own = agreeing(telling, telling.details?.own ?? '', teller)
  return choose(own, withSlots(teller.chooser, factSlots(telling.fact)))
}

/** What comes of it in the end, where anything is known of that. */
export const conclude = (telling: Telling, teller: Teller): readonly string[] =>
  choose(agreeing(telling, telling.details?.later ?? '', teller), teller.chooser)

/** Whether lines speak of what is told though the fact itself is not among them. */
export const speaksOf = (lines: readonly string[], { details }: Telling, { language }: Brief): boolean =>
  details !== null && lines.some((line) => detailsOf(line, language)?.details === details)

/** A text whose verbs are of the time that the fact tells of. */
const agreeing = ({ fact }: Telling, text: Stanzas, { pack, isDead }: Teller): Stanzas =>
  pack.factGrammar?.(fact, isDead).agreeing(text) ?? text
