import type { Random } from '../../random/random.ts'
import type { Stanza } from '../languages/stanzas.ts'

const SLOT = /\{([^{}]+)\}/g
const CHOICE = /\(([^()]*\|[^()]*)\)/g

/** What a stanza asks for. */
export function slotsOf({ title, lines }: Stanza): ReadonlySet<string> {
  return new Set([title ?? '', ...lines].flatMap((line) => [...line.matchAll(SLOT)].map(([, slot = '']) => slot)))
}

/** Whether everything is there that a stanza asks for. */
export function isFillable(stanza: Stanza, slots: Readonly<Record<string, string>>): boolean {
  return [...slotsOf(stanza)].every((slot) => Object.hasOwn(slots, slot))
}

/** The stanza with one of each choice, and its slots filled. */
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

/** How many ways there are to write a line. */
export function variantsOf(line: string): number {
  return [...line.matchAll(CHOICE)].reduce((product, [, choices = '']) => product * choices.split('|').length, 1)
}

/** One of them, by its number from 0 on. */
export function variantAt(line: string, number: number): string {
  let rest = number
  return line.replace(CHOICE, (_, choices: string) => {
    const options = choices.split('|')
    const option = options[rest % options.length] ?? ''
    rest = Math.floor(rest / options.length)
    return option
  })
}
