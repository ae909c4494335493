import { plain } from '#lib/i18n/fold.ts'
import { phoneticCodesOf, type Sound } from '#server/services/moderation/phonetics/phonetics.ts'
import { SENSITIVE_WORDS } from '#server/services/moderation/words/sensitive-words.ts'
import { NAMES, type Name } from './names.ts'
import { tokenize } from './tokenize.ts'

/** A name or sensitive word that texts are searched for. */
export type Entry = Name & { readonly kind: 'name' | 'sensitive' }

/** A node in the tree of words: the words that may follow, and the entries that end here. */
export type Step = { readonly next: Map<string, Step>; ends: Entry[] }

type Index = {
  readonly first: Step
  /** Names with Chinese characters or hiragana, which stand inside other text, by their first two characters. */
  readonly inside: ReadonlyMap<string, readonly { readonly form: string; readonly entry: Entry }[]>
  readonly bySound: () => ReadonlyMap<string, readonly Spoken[]>
}

/** A name as it sounds, word by word, and in one. */
export type Spoken = { readonly letters: readonly string[]; readonly joined: string; readonly entry: Entry }

const INSIDE = /[\p{Script=Han}\p{Script=Hiragana}]/u

let made: Index | undefined

/** The index of all names and sensitive words. It is made once, at the first call. */
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
      const words = tokenize(form.replaceAll('*', '')).map(({ text }) => plain(text))
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

/**
 * The key by which names are looked up: their classes without R, since r and l come and go, and with one class for both
 * nasals.
 */
export function looseKey(classes: string): string {
  let key = ''
  for (const letter of classes) {
    const as = letter === 'M' ? 'N' : letter
    if (as === 'R' || as === key.at(-1)) continue
    key = as === 'S' && key.endsWith('T') ? merged(key.slice(0, -1), 'S') : key + as
  }
  return key
}

/** Accents that make another sound of a letter. */
const SPOKEN_AS: Readonly<Record<string, string>> = { ć: 'ch', č: 'ch', š: 'sh', ž: 'zh', ş: 'sh' }
/**
 * "Blue band", "Jin singer": the list adds the second word to say who is meant. Nobody else writes it, so such forms
 * are not looked for by sound.
 */
const DESCRIBED = /^[\p{Lu}\d].* \p{Ll}{3,}$/u

/** Names in Latin letters by the classes of their consonants. */
function soundIndex(entries: readonly Entry[]): Map<string, Spoken[]> {
  const map = new Map<string, Spoken[]>()
  const known = new Map<string, Sound>()
  const sound = (word: string) => {
    const found = known.get(word) ?? phoneticCodesOf(word)
    known.set(word, found)
    return found
  }
  for (const entry of entries.filter(({ isSpoken }) => isSpoken)) {
    for (const form of [entry.name, ...entry.forms].filter((form) => !DESCRIBED.test(form))) {
      const words = tokenize(form)
        .map(({ text }) => plain(text.replace(/[ćčšžŞşĆČŠŽ]/gu, (letter) => SPOKEN_AS[letter.toLowerCase()] ?? letter)))
        .filter((word) => word !== 'the')
      if (words.length === 0 || !words.every((word) => /^[a-z]+$/.test(word))) continue
      const sounds = words.map(sound)
      const letters = sounds.map(({ letters }) => letters)
      const spoken = { letters, joined: letters.join(''), entry }
      for (const key of new Set(waysOf(sounds).map(looseKey))) add(map, key, spoken)
    }
  }
  return map
}

function add(map: Map<string, Spoken[]>, key: string, spoken: Spoken): void {
  const others = map.get(key)
  if (others) others.push(spoken)
  else map.set(key, [spoken])
}

const MOST_WAYS = 32

function waysOf(sounds: readonly Sound[]): string[] {
  let ways = ['']
  for (const { classes } of sounds) {
    ways = ways.flatMap((begun) => classes.map((more) => merged(begun, more))).slice(0, MOST_WAYS)
  }
  return [...new Set(ways)].filter((classes) => classes.length >= 2)
}

/** Joins the classes of two words, without repeating a class where the words meet. */
export function merged(one: string, other: string): string {
  const [last, first] = [one.at(-1), other[0]]
  if (last === first) return one + other.slice(1)
  if (last === 'T' && first === 'S') return merged(one.slice(0, -1), other)
  if (last === 'N' && first === 'P') return merged(one.slice(0, -1), `M${other}`)
  return one + other
}
