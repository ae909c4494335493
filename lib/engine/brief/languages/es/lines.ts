import type { Fact } from '../../brief.ts'

/** A fact as a line: with one space between its words and a capital letter. */
export function fact(of: Fact['of'], text: string): Fact {
  const spaced = text.replace(/\s+/g, ' ').trim()
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** For a comma between names that belong together. */
export const COMMA = '\u{e102}'

/** In words: more make no line. */
export const LONGEST = 30
