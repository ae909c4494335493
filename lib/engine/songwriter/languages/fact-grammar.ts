import type { Stanzas } from './stanzas.ts'

/** What a language knows of how a fact is said. */
export type FactGrammar = {
  /**
   * Whether what is sung of whoever does, loves or has a thing suits the fact that names it by this word: that somebody hates or lost a
   * thing, only where the word says so too, "lost_keys".
   */
  suits(word: string): boolean
  /** A text whose pronouns and verbs agree with the fact; where it does not say who does it, they stay in their braces. */
  agreeing(text: Stanzas): Stanzas
}
