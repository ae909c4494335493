import { plain } from '#lib/i18n/fold.ts'
import { NAMES, type Name } from './names.ts'
import { SENSITIVE_WORDS } from './sensitive-words.ts'
import { type Sound, soundsOf } from './sounds.ts'
import { wordsOf } from './words-of.ts'

/** What a name or a sensitive word is found by. */
export type Entry = Name & { readonly kind: 'name' | 'sensitive' }

/** The words that may follow, and what ends here. */
export type Step = { readonly next: Map<string, Step>; ends: Entry[] }

type Index = {
  readonly first: Step
  /** Names with Chinese characters or hiragana, which stand inside other text, by their first two characters. */
  readonly inside: ReadonlyMap<string, readonly { readonly form: string; readonly entry: Entry }[]>
  readonly bySound: () => ReadonlyMap<string, readonly Spoken[]>
}

/** A name as it sounds, word by word. */
export type Spoken = { readonly letters: readonly string[]; readonly entry: Entry }

const INSIDE = /[\p{Script=Han}\p{Script=Hiragana}]/u

let made: Index | undefined

/** Everything that is refused, made once when it is asked for first. */
export function nameIndex(): Index {
  made ??= makeIndex()
  return made
}

function makeIndex(): Index {
  const first: Step = { next: new Map(), ends: [] }
  const inside = new Map<string, { form: string; entry: Entry }[]>()
  const entries: Entry[] = [
    ...NAMES.map((name) => ({ ...name, kind: 'name' as const })),
    ...SENSITIVE_WORDS.map((name) => ({
      name,
      forms: [],
      reach: 'anywhere' as const,
      music: '',
      isSpoken: false,
      kind: 'sensitive' as const,
    })),
  ]
  for (const entry of entries) {
    for (const form of [entry.name, ...entry.forms]) {
      const words = wordsOf(form.replaceAll('*', '')).map(({ text }) => plain(text))
      if (words.length === 0) continue
      put(first, words, entry)
      const joined = words.join('')
      if (words.length > 1 && joined.length >= (INSIDE.test(joined) ? 3 : 6)) put(first, [joined], entry)
      if (INSIDE.test(joined)) {
        const head = joined.slice(0, 2)
        inside.set(head, [...(inside.get(head) ?? []), { form: joined, entry }])
      }
    }
  }
  let sounds: ReturnType<Index['bySound']> | undefined
  return {
    first,
    inside,
    bySound: () => {
      sounds ??= soundIndex(entries)
      return sounds
    },
  }
}

function put(first: Step, words: readonly string[], entry: Entry): void {
  let step = first
  for (const word of words) {
    const next = step.next.get(word) ?? { next: new Map(), ends: [] }
    step.next.set(word, next)
    step = next
  }
  if (!step.ends.includes(entry)) step.ends.push(entry)
}

/** What names of so many words are found by. */
export const soundKey = (words: number, classes: string) => `${words} ${classes}`

/** Names in Latin letters by the number of their words and the classes of their consonants. */
function soundIndex(entries: readonly Entry[]): Map<string, Spoken[]> {
  const map = new Map<string, Spoken[]>()
  const known = new Map<string, Sound>()
  const sound = (word: string) => {
    const found = known.get(word) ?? soundsOf(word)
    known.set(word, found)
    return found
  }
  for (const entry of entries.filter(({ isSpoken }) => isSpoken)) {
    for (const form of [entry.name, ...entry.forms]) {
      const words = wordsOf(form)
        .map(({ text }) => plain(text))
        .filter((word) => word !== 'the')
      if (words.length === 0 || !words.every((word) => /^[a-z]+$/.test(word))) continue
      const sounds = words.map(sound)
      const spoken = { letters: sounds.map(({ letters }) => letters), entry }
      for (const classes of waysOf(sounds)) {
        const key = soundKey(words.length, classes)
        const others = map.get(key)
        if (others) others.push(spoken)
        else map.set(key, [spoken])
      }
    }
  }
  return map
}

const MOST_WAYS = 32

function waysOf(sounds: readonly Sound[]): string[] {
  let ways = ['']
  for (const { classes } of sounds) {
    ways = ways.flatMap((begun) => classes.map((more) => merged(begun, more))).slice(0, MOST_WAYS)
  }
  return [...new Set(ways)].filter((classes) => classes.length >= 3)
}

/** Two words one after the other, without a class that would stand twice where they meet. */
export function merged(one: string, other: string): string {
  const [last, first] = [one.at(-1), other[0]]
  if (last === first) return one + other.slice(1)
  if (last === 'T' && first === 'S') return merged(one.slice(0, -1), other)
  if (last === 'N' && first === 'P') return merged(one.slice(0, -1), `M${other}`)
  return one + other
}
