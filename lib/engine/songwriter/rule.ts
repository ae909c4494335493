import type { Random } from '../random/random.ts'

/** A rule taken apart: text, a choice between rules, or a slot that the language fills. */
export type Node =
  | string
  | { readonly choices: readonly Rule[] }
  | { readonly slot: string; readonly form: string | null }

export type Rule = readonly Node[]

/** Says what stands in a slot. */
export type Fill = (slot: string, form: string | null) => string

/** Writes a sentence by a rule. */
export function write(rule: Rule, fill: Fill, random: Random): string {
  let text = ''
  for (const node of rule) {
    if (typeof node === 'string') text += node
    else if ('choices' in node) text += write(random.pick(node.choices), fill, random)
    else text += fill(node.slot, node.form)
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
