import type { VoiceCategory } from './categories.ts'
import { slugOf } from './voice-id.ts'

/** What the gallery shows of every voice before anything else is asked for. */
export type ListedVoice = {
  readonly slug: string
  readonly name: string
  readonly category: VoiceCategory
  readonly family: string
  readonly register: string
  /** Further words that find it: its kind, and its most audible traits. */
  readonly tags: readonly string[]
  /** Languages that it suits best; none means every one. */
  readonly languages: readonly string[]
}

/**
 * A compact form of the list. The voices of a family form one group; voices with the same last word in their names
 * share one list of first words. Slugs are derived from names; the few that differ are listed.
 */
type PackedList = {
  readonly registers: readonly string[]
  /** One letter for each voice, in the order of the groups: the index of its register. */
  readonly heights: string
  /** Lists of tags that one or more voices have beyond those of their group, separated by tabs. */
  readonly tags: readonly string[]
  /** One letter for each voice: the index of its list in `tags`. */
  readonly others: string
  readonly groups: readonly PackedGroup[]
  readonly slugs: Readonly<Record<string, string>>
  /** Languages of the few voices that suit some languages best, by the voice's name. */
  readonly languages: Readonly<Record<string, readonly string[]>>
}
type PackedGroup = readonly [
  category: VoiceCategory,
  family: string,
  lasts: readonly string[],
  /** For each last word its first words, separated by tabs. */
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

/**
 * Unpacks what `packVoices` packed, in the order of category, family and last word. Throws SyntaxError if the text is
 * cut off.
 */
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

/** The most frequent texts first, so that they get the letters with the fewest bytes. */
function byFrequency(texts: readonly string[]): string[] {
  const counts = [...groupedBy(texts, (text) => text)].map(([text, some]) => ({ text, count: some.length }))
  return counts
    .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
    .map(({ text }) => text)
}

/** Letters for indices begin at "#" and leave out the backslash, so that JSON has to escape none of them. */
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
