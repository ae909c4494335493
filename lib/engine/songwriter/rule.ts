import type { Random } from '../random/random.ts'

/** A rule taken apart: text, a choice between rules, or a slot that the language fills. */
export type Node =
  | string
  | { readonly choices: readonly Rule[] }
  | { readonly slot: string; readonly form: string | null }

export type Rule = readonly Node[]

/** A line that was written, and what it was made of, so that a song does not use anything twice. */
export type Draft = {
  readonly text: string
  /** Images, as they stand in the lists; a kind of which a stanza has but one stands in braces, "{time}". */
  readonly parts: readonly string[]
  /** How much chance went into it: the logarithm to base 2 of the number of lines like it in its theme. */
  readonly bits: number
}

/** A line on its way. */
export type Writing = {
  readonly random: Random
  readonly parts: string[]
  bits: number
  /** Whether it holds an image of the song's theme. */
  themed: boolean
}

/** Says what stands in a slot, and notes in `writing` what it took. */
export type Fill = (slot: string, form: string | null, writing: Writing) => string

/** A line without an image of its theme can come up in every theme. */
const SHARED_BITS = 4

export function draft(rule: Rule, fill: Fill, random: Random): Draft {
  const writing: Writing = { random, parts: [], bits: 0, themed: false }
  const text = write(rule, fill, writing)
  return { text, parts: writing.parts, bits: writing.bits - (writing.themed ? 0 : SHARED_BITS) }
}

/** Goes on with a line by a rule that stands in a slot. */
export function write(rule: Rule, fill: Fill, writing: Writing): string {
  let text = ''
  for (const node of rule) {
    if (typeof node === 'string') text += node
    else if ('choices' in node) {
      writing.bits += Math.log2(node.choices.length)
      text += write(writing.random.pick(node.choices), fill, writing)
    } else text += fill(node.slot, node.form, writing)
  }
  return text
}

const compiled = new Map<string, Rule>()

/** `(a|b)` is one of both, `(a|)` may be nothing, `{slot.form}` is filled by the language. Choices do not nest. */
export function compileRule(text: string): Rule {
  const known = compiled.get(text)
  if (known) return known
  const nodes: Node[] = []
  let rest = text
  for (let match = PART.exec(rest); match; match = PART.exec(rest)) {
    if (match.index > 0) nodes.push(rest.slice(0, match.index))
    const [whole, choices, slot, form] = match
    if (choices !== undefined) nodes.push({ choices: choices.split('|').map(compileRule) })
    else nodes.push({ slot: slot ?? '', form: form ?? null })
    rest = rest.slice(match.index + whole.length)
  }
  if (rest !== '') nodes.push(rest)
  compiled.set(text, nodes)
  return nodes
}

const PART = /\(([^()]*)\)|\{([a-z]+)(?:\.([a-z]+))?\}/
