import type { Stanzas } from './stanzas.ts'

/** What a language knows of how a fact is said. */
export type FactGrammar = {
  /**
   * Whether what is sung of whoever does, loves or has a thing suits the fact that names it by this word: that somebody hates or lost a
   * thing, only where the word says so too, "lost_keys".
   */
  suits(word: string): boolean
  /**
   * What of a text suits the fact, with pronouns and verbs that agree with it; '' where nothing does. Where the fact does not say who
   * does it, they stay in their braces.
   */
  suited(text: Stanzas): Stanzas
}
