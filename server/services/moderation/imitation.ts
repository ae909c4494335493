import { plain } from '#lib/i18n/fold.ts'
import {
  AFTER_STRONG,
  AFTER_WEAK,
  BEFORE_STRONG,
  BEFORE_WEAK,
  COMPOUND,
  DETERMINERS,
  JOINERS,
  LIKERS,
  NOUNS,
  UNSPACED_AFTER,
  UNSPACED_BEFORE,
} from '#server/services/moderation/words/imitation-words.ts'
import type { Match, ModeratedField } from './match.ts'
import { tokenize, type Word } from './tokenize.ts'

type Asked = {
  readonly text: string
  readonly words: readonly Word[]
  readonly match: Match
  readonly place: ModeratedField
}
type Span = { readonly start: number; readonly end: number }

const spoken = (phrases: readonly string[]) =>
  new Set(
    phrases.map((phrase) =>
      tokenize(phrase)
        .map(({ text }) => plain(text))
        .join(' '),
    ),
  )
const STRONG = { before: spoken(BEFORE_STRONG), after: spoken(AFTER_STRONG) }
const WEAK = { before: spoken(BEFORE_WEAK), after: spoken(AFTER_WEAK), compound: spoken(COMPOUND) }
const LONGEST = 6

/**
 * The part of the text that asks to imitate the person of a name, cue and name together; null if the name is only
 * mentioned.
 */
export function imitation(asked: Asked): Span | null {
  const { match, place } = asked
  const strong = before(asked, STRONG.before) ?? after(asked, STRONG.after) ?? unspaced(asked)
  if (strong && !isSungWord(asked)) return strong
  if (isAlone(asked)) return { start: match.start, end: match.end }
  if (place === 'name') return null
  const weak = weakBefore(asked) ?? weakAfter(asked)
  return weak && isMeant(asked) ? weak : null
}

/**
 * Whether the person is meant rather than a thing. A name that is also a word means the person in styles and
 * descriptions, and elsewhere if it begins with a capital letter.
 */
function isMeant({ text, match, place }: Asked): boolean {
  if (match.entry.reach !== 'imitated' || place === 'style' || place === 'description') return true
  return /^\p{Uppercase}/u.test(text.slice(match.start))
}

/**
 * "The sound of traffic": in lyrics and titles, and after "the sound of" in descriptions, a word in lower case means
 * the thing. Nobody is asked to sing like it.
 */
function isSungWord({ text, match, place }: Asked): boolean {
  const isSung = place === 'prompt' || place === 'title'
  const isSoundOf = place === 'description' && /\bthe (?:sound|noise)s? of $/iu.test(text.slice(0, match.start))
  return (isSung || isSoundOf) && match.entry.reach === 'imitated' && /^\p{Lowercase}/u.test(text.slice(match.start))
}

/**
 * Whether a name that is also a word means the thing: "A train song", "Heart song". A capital letter marks it as a name
 * only within a sentence, and never in titles.
 */
function isEverydayWord({ text, match, place }: Asked): boolean {
  if (match.entry.reach !== 'imitated' || place === 'style') return false
  const isWithin = /[\p{L}\p{N}][^.!?…\n]*$/u.test(text.slice(0, match.start))
  return place === 'title' || !isWithin || !/^\p{Uppercase}/u.test(text.slice(match.start))
}

function before({ text, words, match }: Asked, cues: ReadonlySet<string>): Span | null {
  for (let count = Math.min(LONGEST, match.from); count > 0; count--) {
    const first = match.from - count
    if (!cues.has(said(words, first, match.from))) continue
    const { start } = words[first] as Word
    if (!isOneClause(text.slice(start, match.start))) continue
    const noun = NOUNS.has(plain((words[first] as Word).text)) && words[first + 1]
    return follows(text, match) ? null : { start: noun ? noun.start : start, end: match.end }
  }
  return null
}

function after({ text, words, match }: Asked, cues: ReadonlySet<string>): Span | null {
  const ahead = words[match.from - 1]
  if (ahead && DETERMINERS.has(plain(ahead.text))) return null
  for (let count = Math.min(4, words.length - match.to); count > 0; count--) {
    if (!cues.has(said(words, match.to, match.to + count))) continue
    const { end } = words[match.to + count - 1] as Word
    if (isOneClause(text.slice(match.end, end))) return { start: match.start, end }
  }
  return null
}

function weakBefore(asked: Asked): Span | null {
  const { text, words, match } = asked
  const span = before(asked, WEAK.before)
  if (!span) return null
  const cue = words[match.from - 1] as Word
  const ahead = words[match.from - 2]
  if (plain(cue.text) === 'like' && ahead && LIKERS.has(plain(ahead.text))) return null
  const rest = text.slice(match.end)
  const next = words[match.to]
  const ends = !next || /^[^\S\n]*["'”’»]?[^\S\n]*[,.;:!?…\n)\]。、，]/u.test(rest)
  return ends || JOINERS.has(plain(next.text)) ? span : null
}

function weakAfter(asked: Asked): Span | null {
  return after(asked, WEAK.after) ?? (isEverydayWord(asked) ? null : after(asked, WEAK.compound))
}

function unspaced({ text, match }: Asked): Span | null {
  const ahead = UNSPACED_AFTER.exec(text.slice(match.end))
  const behind = UNSPACED_BEFORE.exec(text.slice(0, match.start))
  if (!ahead && !behind) return bentKorean(text, match)
  return { start: match.start - (behind?.[0].length ?? 0), end: match.end + (ahead?.[0].length ?? 0) }
}

/** In Korean the cue may be a particle of the name, in one word with it. */
function bentKorean(text: string, { start, end }: Match): Span | null {
  return /(?:처럼|같은|같이|풍|스타일|느낌)$/u.test(text.slice(start, end)) ? { start, end } : null
}

/**
 * Whether the name is a whole item of a style between commas, or, unless it is also a word, the whole text. Then it can
 * only mean the person of that name.
 */
function isAlone({ text, match, place }: Asked): boolean {
  if (place === 'name') return false
  const [left, right] = [text.slice(0, match.start), text.slice(match.end)]
  if (place === 'style')
    return /(?:^|[,;/+&])[^\p{L}\p{N}]*$/u.test(left) && /^[^\p{L}\p{N}]*?(?:$|[,;/+&])/u.test(right)
  return match.entry.reach !== 'imitated' && !/[\p{L}\p{N}]/u.test(left + right)
}

const said = (words: readonly Word[], from: number, to: number) =>
  words
    .slice(from, to)
    .map(({ text }) => plain(text))
    .join(' ')

/** Quotation marks and brackets may stand between a cue and a name, but no end of a sentence. */
const isOneClause = (text: string) => !/[.;!?…\n。！？](?=\s|$)|\n/u.test(text.replace(/\b(?:feat|ft)\./giu, ''))

/** "Voice of Queen Mary" and "style of Prince Charming" name somebody else. */
function follows(text: string, { entry, end }: Match): boolean {
  if (entry.reach !== 'imitated') return false
  return /^[^\S\n]+(?:of|de|du|von|van|di|da|the|\p{Lu}\p{Ll})/u.test(text.slice(end))
}
