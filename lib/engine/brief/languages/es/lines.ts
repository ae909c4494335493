import { capital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'

/** A fact as a line: with one space between its words and a capital letter. */
export function fact(of: Fact['of'], text: string): Fact {
  const spaced = text.replace(/\s+/g, ' ').trim()
  return { of, text: capital(spaced), deed: null }
}

/** For a comma between names that belong together. */
export const COMMA = '\u{e102}'

/** In words: more make no line. */
export const LONGEST = 30
