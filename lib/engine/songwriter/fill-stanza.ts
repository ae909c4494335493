import type { Random } from '../random/random.ts'
import type { Stanza } from './languages/stanzas.ts'

const SLOT = /\{([a-z.]+)\}/g
const CHOICE = /\(([^()]*\|[^()]*)\)/g

/** Whether everything that a stanza asks for is there. */
export function isFillable({ title, lines }: Stanza, slots: Readonly<Record<string, string>>): boolean {
  return [title ?? '', ...lines].every((line) =>
    [...line.matchAll(SLOT)].every(([, slot = '']) => Object.hasOwn(slots, slot)),
  )
}

/** The stanza with one of each choice, and its slots filled. The title takes the first choices of its own. */
export function fillStanza({ title, lines }: Stanza, slots: Readonly<Record<string, string>>, random: Random): Stanza {
  const fill = (line: string) =>
    line
      .replace(CHOICE, (_, choices: string) => random.pick(choices.split('|')))
      .replace(SLOT, (_, slot: string) => slots[slot] ?? '')
      .replace(/\s+/g, ' ')
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
      .trim()
  return { title: title === null ? null : fill(title), lines: lines.map(fill) }
}
