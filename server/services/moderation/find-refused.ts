import { phoneticMatches } from '#server/services/moderation/phonetics/phonetic-matches.ts'
import { INNOCENT_PHRASES } from '#server/services/moderation/words/innocent-phrases.ts'
import { readings } from './fold.ts'
import { imitation } from './imitation.ts'
import type { Match, ModeratedField } from './match.ts'
import { type Entry, nameIndex } from './name-index.ts'
import { softKana } from './soft-kana.ts'
import { tokenize, type Word } from './tokenize.ts'

/** A refused name or word, and where it stands; with the words that ask to imitate it. */
export type Finding = {
  readonly entry: Entry
  readonly start: number
  readonly end: number
  /** The whole wish, from its first to its last word, if somebody is to be imitated. */
  readonly imitated: { readonly start: number; readonly end: number } | null
}

/** The refused names and words of a text, in their order, none inside another. */
export function findings(text: string, place: ModeratedField): Finding[] {
  const words = tokenize(text)
  const found = matchesOf(text, words).flatMap((match) => {
    const { entry, start, end } = match
    const imitated = entry.kind === 'name' ? imitation({ text, words, match, place }) : null
    const refused = entry.reach === 'anywhere' || imitated !== null
    return refused ? [{ entry, start, end, imitated }] : []
  })
  return apart(found)
}

/** Every listed name and word in a text, refused or not. */
export function matchesIn(text: string): Match[] {
  return matchesOf(text, tokenize(text))
}

function matchesOf(text: string, words: readonly Word[]): Match[] {
  const innocent = phrasesIn(text)
  return [...spelled(words), ...inside(words), ...softKana(words), ...phoneticMatches(words)].filter(
    ({ entry, start, end }) =>
      !innocent.some((span) => span.start <= start && end <= span.end) &&
      !(entry.kind !== 'name' && isOtherVietnamese(text.slice(start, end), entry.name)),
  )
}

/** Letters and tones that only Vietnamese has. */
const VIETNAMESE = /[ăđơưạ-ỹ]/iu

/**
 * "mới đến" is not "mọi đen": a Vietnamese word with other marks is another word. This is not asked of names, which
 * people disguise by marks.
 */
const isOtherVietnamese = (said: string, listed: string) =>
  VIETNAMESE.test(said) && VIETNAMESE.test(listed) && said.toLowerCase() !== listed.toLowerCase()

/** Keeps the longest of the findings that share letters. */
function apart(found: readonly Finding[]): Finding[] {
  const chosen: Finding[] = []
  for (const one of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (chosen.every(({ start, end }) => one.end <= start || end <= one.start)) chosen.push(one)
  }
  return chosen.toSorted((a, b) => a.start - b.start)
}

type Edge = { readonly to: number; readonly keys: readonly string[] }

/** Names whose words follow each other, however they are spelled. */
function spelled(words: readonly Word[]): Match[] {
  const { first } = nameIndex()
  const edges = words.map((_, at) => edgesFrom(words, at))
  const matches: Match[] = []
  const walk = (step: typeof first, from: number, at: number, bent: boolean) => {
    for (const entry of from === at ? [] : step.ends) {
      const short = words[from]?.script !== 'hangul' && entry.name.length < SHORTEST_BENT
      if (bent && (entry.reach === 'imitated' || short)) continue
      if (words.slice(from, at).every(isNumber) && !/\d/.test(entry.name)) continue
      matches.push({ entry, from, to: at, start: (words[from] as Word).start, end: (words[at - 1] as Word).end })
    }
    if (at > from && words[at]?.joint === 'end') return
    for (const { to, keys } of edges[at] ?? []) {
      for (const key of keys) {
        const next = step.next.get(key)
        if (next) walk(next, from, to, bent)
      }
      if (to !== at + 1) continue
      for (const key of unbent(keys[0] ?? '', (words[at] as Word).script)) {
        const next = step.next.get(key)
        if (next) walk(next, from, to, true)
      }
    }
  }
  for (let at = 0; at < words.length; at++) walk(first, at, at, false)
  return matches
}

/** Shorter names are not looked for with an ending: "Kariko" is no form of a name of five letters. */
const SHORTEST_BENT = 6
/** Numbers are read as letters only beside a word: "L30 70" may be Leo To, but "514" is a number. */
const isNumber = ({ text }: Word) => !/\p{Letter}/u.test(text)
const LONGEST_SPACED = 24
const MOST_PIECES = 6

/** What may be read as one word from here: the word, single letters with signs or spaces between them, pieces of a word. */
function edgesFrom(words: readonly Word[], at: number): Edge[] {
  const word = words[at] as Word
  const edges: Edge[] = [{ to: at + 1, keys: readings(word.text) }]
  let joined = word.text
  let single = word.single
  for (let to = at + 1; to < words.length && to - at < LONGEST_SPACED; to++) {
    const next = words[to] as Word
    single &&= next.single && near(words, to)
    const pieces =
      ['signs', 'hyphen', 'dot', 'none'].includes(next.joint) && to - at < MOST_PIECES && next.script === word.script
    if (!single && !pieces) break
    joined += next.text
    if (to - at >= 2 || !single || next.script !== 'other') edges.push({ to: to + 1, keys: readings(joined) })
    if (!single && ['space', 'end'].includes(next.joint)) break
  }
  return edges
}

/** Whether a word begins fewer than 12 characters after the beginning of the word before it. */
const near = (words: readonly Word[], at: number) => (words[at] as Word).start - (words[at - 1] as Word).end < 12

const ENDINGS = 's a u y i e o em om owi iem ie ego emu in un nin nun da de dan den ya ye'.split(' ')
const PARTICLES =
  /^(.{2,}?)(?:이?라는|처럼|같은|같이|의|은|는|이|가|을|를|와|과|도|로|으로|에게|한테|에|만|랑|이랑|하고|보다|까지|부터|님|씨|풍|스타일|느낌|식|표)+$/u

/** A word without the endings that it may have in a sentence: "Hitlera", "Madonny", "비욘세처럼". */
function unbent(word: string, script: Word['script']): string[] {
  if (script === 'hangul') return [PARTICLES.exec(word)?.[1] ?? []].flat()
  if (word.length < 6 || !/^[a-z]+$/.test(word)) return []
  return ENDINGS.filter((ending) => word.endsWith(ending) && word.length - ending.length >= 5).flatMap((ending) => {
    const stem = word.slice(0, -ending.length)
    return ending.length === 1 && ending !== 's' && ending !== 'a' ? [stem, `${stem}a`] : [stem]
  })
}

/**
 * Finds names with Chinese characters, which stand inside a line. Short ones must begin and end where words of the
 * language do.
 */
function inside(words: readonly Word[]): Match[] {
  const matches: Match[] = []
  for (let from = 0; from < words.length; from++) {
    if (!isEastern(words, from) || goesOn(words, from)) continue
    let to = from + 1
    while (goesOn(words, to)) to++
    matches.push(...insideRun(words, from, to))
  }
  return matches
}

const isEastern = (words: readonly Word[], at: number) => ['han', 'hiragana', 'kana'].includes(words[at]?.script ?? '')
const goesOn = (words: readonly Word[], at: number) =>
  at > 0 && isEastern(words, at) && isEastern(words, at - 1) && ['none', 'dot'].includes(words[at]?.joint ?? '')

function insideRun(words: readonly Word[], from: number, to: number): Match[] {
  const index = nameIndex().inside
  const run = words.slice(from, to)
  const letters = run.map(({ text }) => text).join('')
  const places = run.flatMap(({ text, start }) => [...text].map((_, at) => start + at))
  const matches: Match[] = []
  let bounds: ReadonlySet<number> | undefined
  for (let at = 0; at < letters.length - 1; at++) {
    for (const { form, entry } of index.get(letters.slice(at, at + 2)) ?? []) {
      if (!letters.startsWith(form, at)) continue
      bounds ??= boundsOf(letters)
      if (form.length <= 4 && !(bounds.has(at) && bounds.has(at + form.length))) continue
      const [start, end] = [places[at] ?? 0, (places[at + form.length - 1] ?? 0) + 1]
      const first = words.findIndex((word) => word.end > start)
      matches.push({ entry, from: first, to: words.findIndex((word) => word.end >= end) + 1, start, end })
    }
  }
  return matches
}

const SEGMENTER = new Intl.Segmenter('ja', { granularity: 'word' })

function boundsOf(run: string): ReadonlySet<number> {
  return new Set([...[...SEGMENTER.segment(run)].map(({ index }) => index), run.length])
}

const PHRASES = INNOCENT_PHRASES.map((phrase) => phrase.toLowerCase())

function phrasesIn(text: string): { start: number; end: number }[] {
  const small = text.toLowerCase()
  if (small.length !== text.length) return []
  return PHRASES.flatMap((phrase) => {
    const spans: { start: number; end: number }[] = []
    for (let start = small.indexOf(phrase); start >= 0; start = small.indexOf(phrase, start + 1))
      spans.push({ start, end: start + phrase.length })
    return spans
  })
}
