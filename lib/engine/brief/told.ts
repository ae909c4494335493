import { readWishes } from '../compose/wishes.ts'
import type { Fact, Hearer } from './brief.ts'

/** In words: more make no line. */
const LONGEST = 12
const MOST = 10

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A line of a song, with a capital letter. */
export function fact(of: Fact['of'], text: string): Fact {
  const spaced = text.replace(/\s+/g, ' ').trim()
  return { of, text: spaced.charAt(0).toUpperCase() + spaced.slice(1), deed: null }
}

/** Lines that can be sung: each once, none of a single word or of too many. */
export function singable(facts: readonly Fact[]): Fact[] {
  return listed(facts)
    .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at)
    .filter(({ of, text }) => text.split(' ').length <= LONGEST && (of === 'thing' || text.includes(' ')))
    .slice(0, MOST)
}

/** Short things that are listed share a line: "Evaporation, condensation". */
function listed(facts: readonly Fact[]): Fact[] {
  const lines: Fact[] = []
  for (const one of facts) {
    const last = lines.at(-1)
    const isShort = last?.of === 'thing' && one.of === 'thing' && `${last.text} ${one.text}`.split(' ').length <= 4
    if (last && isShort) lines[lines.length - 1] = { ...last, text: `${last.text}, ${uncapital(one.text)}` }
    else lines.push(one)
  }
  return lines
}

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The words by which a description speaks of whoever hears the song. */
export function wordsFor({ kin, name }: Hearer): string[] {
  const names = name?.split(/, | (?:e|ed|y|et|und|and) /) ?? []
  return [...new Set([kin, name, ...names])].filter((one) => one !== null && one !== '') as string[]
}

export function isNamedIn(text: string, hearer: Hearer | null): boolean {
  const said = ` ${text.toLowerCase()} `
  return hearer !== null && wordsFor(hearer).some((one) => said.includes(` ${one.toLowerCase()} `))
}

/** Says something that is no music. */
export const isBesideMusic = (text: string) => readWishes([text]).notUnderstood.some((word) => word.length > 3)
