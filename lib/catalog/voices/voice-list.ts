import type { VoiceCategory } from './categories.ts'
import { slugOf } from './voice-id.ts'

/** What the gallery shows of every voice before anything else is asked for. */
export type ListedVoice = {
  readonly slug: string
  readonly name: string
  readonly category: VoiceCategory
  readonly family: string
  readonly register: string
  /** What it is found by besides: its kind, and what is heard first. */
  readonly tags: readonly string[]
  /** Languages that it suits best; none means every one. */
  readonly languages: readonly string[]
}

/**
 * Made to be small: the voices of a family share one group, those with the same last word one row of first words. Slugs
 * follow from names; the few that do not are named.
 */
type PackedList = {
  readonly registers: readonly string[]
  /** A letter for each voice in the order of the groups, which stands for its register. */
  readonly heights: string
  /** What one or several voices have beyond the rest of their group, divided by tabs. */
  readonly tags: readonly string[]
  /** A letter for each voice, which stands for those. */
  readonly others: string
  readonly groups: readonly PackedGroup[]
  readonly slugs: Readonly<Record<string, string>>
  /** Of the few that suit some languages best, by name. */
  readonly languages: Readonly<Record<string, readonly string[]>>
}
type PackedGroup = readonly [
  category: VoiceCategory,
  family: string,
  lasts: readonly string[],
  /** For each of the last words the first ones, divided by tabs. */
  firsts: readonly string[],
  /** The tags that all of the group have. */
  shared: readonly string[],
]

export function packVoices(voices: readonly ListedVoice[]): string {
  const registers = byFrequency(voices.map(({ register }) => register))
  const inOrder: ListedVoice[] = []
  const own: string[] = []
  const families = groupedBy(voices, ({ category, family }) => `${category}\t${family}`)
  const groups = [...families.values()].map((family) => {
    const rows = groupedBy(family, ({ name }) => name.slice(name.indexOf(' ') + 1))
    const shared = sharedTags(family)
    for (const voice of [...rows.values()].flat()) {
      const others = voice.tags.filter((tag) => !shared.includes(tag))
      inOrder.push(voice)
      own.push(others.sort().join('\t'))
    }
    return [
      family[0]?.category,
      family[0]?.family,
      [...rows.keys()],
      [...rows.values()].map((row) => row.map(({ name }) => name.slice(0, name.indexOf(' ') + 1).trim()).join('\t')),
      shared,
    ]
  })
  const tags = byFrequency(own)
  const heights = inOrder.map(({ register }) => letterOf(registers.indexOf(register))).join('')
  const others = own.map((some) => letterOf(tags.indexOf(some))).join('')
  const slugs = voices.filter(({ slug, name }) => slug !== slugOf(name)).map(({ name, slug }) => [name, slug])
  const languages = voices.filter((voice) => voice.languages.length > 0).map((voice) => [voice.name, voice.languages])
  const named = { slugs: Object.fromEntries(slugs), languages: Object.fromEntries(languages) }
  return JSON.stringify({ registers, heights, tags, others, groups, ...named })
}

/** The list as `packVoices` packed it, by category, family and last word. Throws SyntaxError when it is cut off. */
export function unpackVoices(text: string): ListedVoice[] {
  const { registers, heights, tags, others, groups, slugs, languages }: PackedList = JSON.parse(text)
  return groups
    .flatMap(([category, family, lasts, firsts, shared]) =>
      firsts
        .flatMap((row, index) =>
          row.split('\t').map((first) => (first ? `${first} ${lasts[index]}` : `${lasts[index]}`)),
        )
        .map((name) => ({ category, family, shared, name, slug: slugs[name] ?? slugOf(name) })),
    )
    .map(({ shared, ...voice }, index) => {
      const own = tags[indexOf(others.charCodeAt(index))]?.split('\t') ?? []
      return {
        ...voice,
        register: registers[indexOf(heights.charCodeAt(index))] ?? '',
        tags: [...shared, ...own.filter(Boolean)],
        languages: languages[voice.name] ?? [],
      }
    })
}

function sharedTags(family: readonly ListedVoice[]): string[] {
  return (family[0]?.tags ?? []).filter((tag) => family.every(({ tags }) => tags.includes(tag)))
}

/** What comes often first, so that it has the shorter letters. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = [...groupedBy(texts, (text) => text)].map(([text, some]) => ({ text, count: some.length }))
  return counts
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .map(({ text }) => text)
}

/** From "#" on, but for the backslash, so that JSON has to escape none. */
const [FIRST_LETTER, BACKSLASH] = [35, 92]
const letterOf = (index: number) =>
  String.fromCharCode(FIRST_LETTER + index + (index >= BACKSLASH - FIRST_LETTER ? 1 : 0))
const indexOf = (code: number) => code - FIRST_LETTER - (code > BACKSLASH ? 1 : 0)

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
