import type { VoiceCategory } from './categories.ts'
import { slugOf } from './voice-id.ts'

/** What the gallery shows of every voice before anything else is asked for. */
export type ListedVoice = {
  readonly slug: string
  readonly name: string
  readonly category: VoiceCategory
  readonly family: string
  readonly register: string
}

/**
 * Made to be small: the voices of a family share one group, those with the same last word one row of first words. Slugs
 * follow from names; the few that do not are named.
 */
type PackedList = {
  readonly registers: readonly string[]
  readonly groups: readonly PackedGroup[]
  readonly slugs: Readonly<Record<string, string>>
}
type PackedGroup = readonly [
  category: VoiceCategory,
  family: string,
  lasts: readonly string[],
  /** For each of the last words the first ones, divided by tabs. */
  firsts: readonly string[],
  /** A letter for each voice of the group, "a" for the first of the registers. */
  registers: string,
]

export function packVoices(voices: readonly ListedVoice[]): string {
  const registers = [...new Set(voices.map(({ register }) => register))].sort()
  const groups = [...groupedBy(voices, ({ category, family }) => `${category}\t${family}`).values()].map((family) => {
    const rows = groupedBy(family, ({ name }) => name.slice(name.indexOf(' ') + 1))
    const inOrder = [...rows.values()].flat()
    return [
      family[0]?.category,
      family[0]?.family,
      [...rows.keys()],
      [...rows.values()].map((row) => row.map(({ name }) => name.slice(0, name.indexOf(' ') + 1).trim()).join('\t')),
      inOrder.map(({ register }) => String.fromCharCode(97 + registers.indexOf(register))).join(''),
    ]
  })
  const slugs = voices.filter(({ slug, name }) => slug !== slugOf(name)).map(({ name, slug }) => [name, slug])
  return JSON.stringify({ registers, groups, slugs: Object.fromEntries(slugs) })
}

/** The list as `packVoices` packed it, by category, family and last word. Throws SyntaxError when it is cut off. */
export function unpackVoices(text: string): ListedVoice[] {
  const { registers, groups, slugs }: PackedList = JSON.parse(text)
  return groups.flatMap(([category, family, lasts, firsts, letters]) =>
    firsts
      .flatMap((row, index) => row.split('\t').map((first) => (first ? `${first} ${lasts[index]}` : `${lasts[index]}`)))
      .map((name, index) => {
        const slug = slugs[name] ?? slugOf(name)
        const register = registers[letters.charCodeAt(index) - 97] ?? ''
        return { slug, name, category, family, register }
      }),
  )
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
