import type { Language } from '../lyrics/language.ts'
import { topicsIn } from '../songwriter/languages/topics-in.ts'
import type { Hearer, Subject } from './brief.ts'
import { allGroups, pattern } from './patterns.ts'
import type { ReadingWords } from './reading.ts'

const MOST = 4
const LONGEST_WORDS = 5

/** What the song is about, piece by piece, without whom it is about. */
export function subjectsIn(said: string, words: ReadingWords, language: Language, hearer: Hearer | null): Subject[] {
  const phrases = allGroups(words.subject, said).flatMap((phrase) => phrase.split(SEPARATORS))
  const subjects = phrases.flatMap((phrase) => {
    const { text, article } = bare(phrase, words)
    if (text === '' || isHearer(text, hearer) || text.split(' ').length > LONGEST_WORDS) return []
    const [topic = null] = topicsIn(text, language)
    return [
      {
        text,
        article,
        kind: /^\p{L}{2,}ing(?: |$)/u.test(text) && article === null ? ('deed' as const) : ('thing' as const),
        topic,
      },
    ]
  })
  return subjects.filter(({ text }, at) => subjects.findIndex((one) => one.text === text) === at).slice(0, MOST)
}

const SEPARATORS =
  /,| (?:afraid|scared) of |;|、|，| and (?!her |his |their )| und | et | y | e | en | ve | dan | và | i /u

/** Without articles and other small words around it, and without what is told of it behind "who" or "that". */
function bare(phrase: string, { small }: ReadingWords): { text: string; article: string | null } {
  const minor = new Set(small.split(' '))
  const head = phrase.split(pattern('\\b(?:who|that|which|because|when|while|where|whose)\\b'))[0] ?? ''
  const parts = head.trim().split(/\s+/).filter(Boolean)
  let article: string | null = null
  while (parts.length > 0 && minor.has((parts[0] ?? '').toLowerCase())) article = parts.shift()?.toLowerCase() ?? null
  while (parts.length > 0 && minor.has((parts.at(-1) ?? '').toLowerCase())) parts.pop()
  return { text: parts.join(' '), article }
}

/** Whoever the song is for or about is no thing besides. */
function isHearer(text: string, hearer: Hearer | null): boolean {
  const own = [hearer?.kin, hearer?.name].flatMap((one) => (one ? [one.toLowerCase()] : []))
  const words = ` ${text.toLowerCase()} `
  return own.some((one) => words.includes(` ${one} `))
}
