import type { Fact } from '../../brief/brief.ts'
import type { Stanzas } from './stanzas.ts'

/** Quatrains around a fact of one kind, such as that somebody never does something, `{fact}`, or around two of any, `{fact}` and `{next}`. */
export type Relation = {
  readonly any: Stanzas
  /** Of whoever is dead. */
  readonly grief: Stanzas
  readonly funny: Stanzas
}

/** What a language knows of how a fact is said. */
export type FactGrammar = {
  /** Quatrains for facts said so. */
  readonly relation?: Relation
  /** Quatrains for two facts of which nothing more is known, the other one being this; without it those of the tone. */
  pairWith?(other: Fact): Relation
  /**
   * Whether what is sung of whoever does, loves or has a thing suits the fact that names it by this word: that somebody hates or lost a
   * thing, only where the word says so too, "lost_keys".
   */
  suits(word: string): boolean
  /** A text whose pronouns and verbs agree with the fact; where it does not say who does it, they stay in their braces. */
  agreeing(text: Stanzas): Stanzas
}
