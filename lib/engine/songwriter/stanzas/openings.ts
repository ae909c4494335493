import type { Stanza } from '../languages/stanzas.ts'
import { fillStanza, variantAt, variantsOf } from './fill-stanza.ts'
import type { Chooser } from './stanza-choice.ts'

/** One way to begin a song. */
export type Opening = {
  /** What is used up by it. */
  readonly stanza: Stanza
  readonly lines: readonly string[]
  readonly slots: Chooser['slots']
  /** What follows, once it is chosen. */
  readonly rest: () => readonly string[]
}

/** A way for each choice in the stanza's first line. */
export const openingsOf = (
  stanza: Stanza,
  slots: Chooser['slots'],
  rest: Opening['rest'],
  lines: readonly string[] = stanza.lines,
): readonly Opening[] =>
  Array.from({ length: variantsOf(lines[0] ?? '') }, (_, variant) => {
    const [line = '', ...others] = lines
    return { stanza, lines: [variantAt(line, variant), ...others], slots, rest }
  })

/** Begins in one of several ways. Every way has its turn, so that neighbouring seeds open differently. */
export function open(ways: readonly Opening[], turn: number, { used, random }: Chooser): readonly string[] {
  const way = ways[(turn * stepThrough(ways.length)) % ways.length]
  if (!way) return []
  used.add(way.stanza)
  const { lines } = fillStanza({ title: null, lines: way.lines }, way.slots, random)
  return [...lines, ...way.rest()]
}

/** A step that comes to every place before it comes to one again, and leads far from where it starts. */
function stepThrough(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618))
  while (divisorOf(step, count) > 1) step++
  return step
}

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b))
