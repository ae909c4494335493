import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact, Hearer } from '../../brief.ts'

/** Of whom the piece before tells, and what goes on with it: "Você", "meu vizinho". */
export type PreviousClause = { readonly of: Fact['of'] | null; readonly subject: string | null }

/** Of nobody yet. */
export const NOBODY: PreviousClause = { of: null, subject: null }

/** What a piece tells, and with what the next goes on. */
export type PieceFacts = { readonly facts: readonly Fact[]; readonly next: PreviousClause }

/** In what a piece stands: the names of the description, the piece before it, and what reads a description of its own in it. */
export type Context = {
  readonly names: readonly string[]
  /** The piece before. */
  readonly spokenOf: string
  readonly factsIn: (description: string, hearer: Hearer | null, names: readonly string[]) => readonly Fact[]
}

/** One fact of somebody, as a line that begins with a capital letter, and with what the next piece goes on. */
export const told = (of: Fact['of'], text: string, next: PreviousClause, deed: string | null = null): PieceFacts => ({
  facts: [{ of, text: capital(text.replace(/\s+/g, ' ').trim()), deed }],
  next,
})

/** Nothing to tell. */
export const silent = (next: PreviousClause): PieceFacts => ({ facts: [], next })

/** As it goes on within a line: names keep their capital letter. */
export const lowerFirst = (text: string, names: readonly string[]) =>
  names.some((name) => text.startsWith(name)) ? text : uncapital(text)
