import type { Language } from '../lyrics/language/language.ts'
import { topicsIn } from '../songwriter/languages/topics-in.ts'
import type { Hearer, Subject } from './brief.ts'
import { allGroups, matches, pattern } from './patterns.ts'
import type { ReadingWords } from './reading.ts'

const MOST = 4
const LONGEST_THING = 5
const LONGEST_DEED = 8

/** The things, places and deeds that the song is about, without the person whom it is about. */
export function subjectsIn(said: string, words: ReadingWords, language: Language, hearer: Hearer | null): Subject[] {
  const { and, spaced } = words
  const separators = pattern(`[,;、，]|${spaced ? `\\s(?:${and})\\s` : and}`)
  const sources = hearer ? words.subject : [...words.subject, ...(words.occasion ?? [])]
  const phrases = allGroups(sources, said).flatMap((phrase) => withoutClauses(phrase.split(separators), words))
  const subjects = phrases.flatMap((phrase) => {
    const { text: whole, article } = bare(phrase, words)
    const text = ofLength(whole, words)
    const kind = article === null && matches(words.deed, text) ? ('deed' as const) : ('thing' as const)
    const longest = kind === 'deed' ? LONGEST_DEED : LONGEST_THING
    const isPerson = kind === 'thing' && isHearer(text, hearer, words)
    if (text === '' || isPerson || text.split(' ').length > longest) return []
    const [topic = null] = topicsIn(text, language)
    return [{ text, article, kind, topic }]
  })
  return subjects.filter(({ text }, at) => subjects.findIndex((one) => one.text === text) === at).slice(0, MOST)
}

/**
 * Drops the last phrase of place as long as the text is too long: "week in a caravan in Wales by the sea" becomes "week in a
 * caravan".
 */
function ofLength(text: string, words: Pick<ReadingWords, 'prepositions'>): string {
  const { prepositions } = words
  if (!prepositions || text.split(' ').length <= LONGEST_THING) return text
  const at = text.search(pattern(` (?:${prepositions}) (?!.* (?:${prepositions}) )`))
  return at > 0 ? ofLength(text.slice(0, at), words) : text
}

/**
 * Drops the pieces that continue a clause behind "who": "labels his cheese" in "my flatmate who never buys bread and labels his
 * cheese" is no second subject.
 */
function withoutClauses(pieces: readonly string[], words: ReadingWords): readonly string[] {
  if (!words.spaced) return pieces
  const opens = pieces.findIndex((piece) => matches(words.relative, piece))
  return pieces.filter((piece, at) => opens < 0 || at <= opens || bare(piece, words).article !== null)
}

/** Without articles and other small words around it, and without what is told of it behind "who" or "that". */
function bare(phrase: string, { small, relative }: ReadingWords): { text: string; article: string | null } {
  const minor = new Set(small.split(' '))
  const head = phrase.split(pattern(relative))[0] ?? ''
  const parts = head.trim().split(/\s+/).filter(Boolean)
  let article: string | null = null
  while (parts.length > 0 && minor.has((parts[0] ?? '').toLowerCase())) article = parts.shift()?.toLowerCase() ?? null
  while (parts.length > 0 && minor.has((parts.at(-1) ?? '').toLowerCase())) parts.pop()
  return { text: parts.join(' '), article }
}

/** Whether a subject only names the hearer again. */
function isHearer(text: string, hearer: Hearer | null, { spaced, baseName }: ReadingWords): boolean {
  const own = [hearer?.kin, hearer?.name].flatMap((one) => (one ? [one.toLowerCase()] : []))
  // A particle may be left, "지민이", and more of them may stand before.
  if (!spaced)
    return own.some(
      (one) => text.endsWith(one) || own.reduce((rest, other) => rest.replace(other, ''), text).length < 2,
    )
  const said = ` ${text} ${baseName?.(text) ?? ''} `.toLowerCase()
  return own.some((one) => said.includes(` ${one} `))
}
