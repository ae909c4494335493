import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { escaped } from '../../patterns.ts'
import { elided } from './written-out.ts'

/** A fact as a line: its words run together where they must, with a capital letter. */
export function fact(of: Fact['of'], text: string): Fact {
  const spaced = elided(text.replace(/\s+/g, ' ').trim())
  return { of, text: capital(spaced), deed: null }
}

/** As it stands within a line: "Anna canta", and "il gatto canta"; whoever cheats, "bari sempre", is no town. */
export const small = (text: string, typed: string) =>
  new RegExp(`(?<!\\p{L})${escaped(text.split(' ')[0] ?? '')}(?!\\p{L})`, 'u').test(typed) ? text : uncapital(text)

/** What is told in one sentence alone would all stand in one verse: it has a place to breathe at its middle. */
export function inBreaths(facts: readonly Fact[]): readonly Fact[] {
  if (facts.length < 2 || !facts.every(({ joined }, at) => at === 0 || joined)) return facts
  const free = facts.flatMap(({ joined = '' }, at) => (/^(?:E|Ed|Poi) /u.test(joined) ? [at] : []))
  const middle = facts.length / 2
  const [best] = free.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return facts.map((one, at) => {
    if (at !== best) return one
    const { joined: _, ...alone } = one
    return alone
  })
}
