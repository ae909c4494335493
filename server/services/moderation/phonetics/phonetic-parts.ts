import type { Script, Word } from '#server/services/moderation/tokenize.ts'
import { chineseSound } from '#server/services/moderation/transliteration/chinese.ts'

/** A piece of a word that may be a name or a part of one, and where it stands in the text. */
export type Part = { readonly text: string; readonly start: number; readonly end: number }
/** Whether a word would begin a name, end it, or be all of it. */
export type Role = 'first' | 'last' | 'only'

const KOREAN_ENDING =
  /(?:이?라는|처럼|같은|같이|의|은|는|이|가|을|를|와|과|도|로|으로|에게|한테|만|랑|이랑|하고|보다|풍|스타일|느낌)$/u
const RUSSIAN_ENDING = /(?:ого|ому|ами|ом|ой|ым|ем|ев|ов|а|у|е|ы|и|я|ю)$/u
const ARABIC_BEFORE = /^(?:[وف]?(?:بال|كال|لل|ال|ب|ل|ك)?)(?=\p{L}{3})/u
const HEBREW_BEFORE = /^ו?[הבלמשכ]?(?=\p{L}{3})/u

/**
 * The parts of a word that may be the name: the whole word, and the word without what its language puts before or after
 * names.
 */
export function partsOf(word: Word, role: Role): Part[] {
  const { text, start, end, script } = word
  const whole = { text, start, end }
  if (script === 'hangul') return [whole, ...withoutEnding(whole, KOREAN_ENDING, role)]
  if (script === 'cyrillic') return [whole, ...withoutEnding(whole, RUSSIAN_ENDING, role)]
  if (script === 'arabic') return [whole, ...withoutBeginning(whole, ARABIC_BEFORE, role)]
  if (script === 'hebrew') return [whole, ...withoutBeginning(whole, HEBREW_BEFORE, role)]
  const cut = CUTS[script]
  return cut ? cut(whole, role) : [whole]
}

/** Removes an ending from the letters. The place in the text still includes it, since it belongs to the name there. */
function withoutEnding(whole: Part, ending: RegExp, role: Role): Part[] {
  const bare = whole.text.replace(ending, '')
  return role === 'first' || bare === whole.text || bare.length < 2 ? [] : [{ ...whole, text: bare }]
}

function withoutBeginning(whole: Part, beginning: RegExp, role: Role): Part[] {
  const bare = whole.text.replace(beginning, '')
  return role === 'last' || bare === whole.text ? [] : [{ ...whole, text: bare, start: whole.end - bare.length }]
}

const CUTS: Readonly<Partial<Record<Script, (whole: Part, role: Role) => Part[]>>> = {
  hiragana: (whole, role) => between(whole, role, japaneseBounds(whole.text)).filter((part) => mayBeName(part, role)),
  thai: (whole, role) => between(whole, role, thaiBounds(whole.text)),
  han: (whole, role) => (role === 'only' ? foreignRuns(whole) : between(whole, role, chineseBounds(whole.text, role))),
}

type Bounds = { readonly starts: readonly number[]; readonly ends: readonly number[] }

/** Every piece that begins and ends at a bound; one that begins a name goes on to the end of the word. */
function between({ text, start }: Part, role: Role, { starts, ends }: Bounds): Part[] {
  const begins = role === 'last' ? [0] : starts
  const stops = role === 'first' ? [text.length] : ends
  return begins.flatMap((from) =>
    stops
      .filter((to) => to - from >= SHORTEST)
      .map((to) => ({ text: text.slice(from, to), start: start + from, end: start + to })),
  )
}
const SHORTEST = 1

const mayBeName = ({ text }: Part, role: Role): boolean =>
  role !== 'only' || (text.length >= SHORTEST_SOFT && !JAPANESE_END.test(text))
const SHORTEST_SOFT = 4
/** How Japanese sentences end, and names do not. */
const JAPANESE_END =
  /(?:ました|ません|ます|です|ない|てい|って|した|する|なる|れる|たい|から|けど|だね|だよ|なら|なく|なくて|ながら|ように|ような|こと|もの|とき|いて|して)$/u

const PARTICLE_BEFORE = /^(?:には|では|とは|から|まで|より|は|が|を|に|の|と|も|で|や|へ)/u
function japaneseBounds(text: string): Bounds {
  const particle = PARTICLE_BEFORE.exec(text)?.[0].length ?? 0
  const ends = [text.length]
  for (let at = Math.max(2, text.length - LONGEST_AFTER); at < text.length; at++) {
    if (AFTER_BEGINS.includes(text[at] ?? '') && AFTER_NAME.test(text.slice(at))) ends.push(at)
  }
  return { starts: particle > 0 ? [0, particle] : [0], ends }
}
const LONGEST_AFTER = 10
const AFTER_BEGINS = 'さちくにでとかまよっみのはがをもやへ'
const AFTER_NAME =
  /^(?:さん|ちゃん|くん|さま)?(?:には|では|とは|から|まで|より|って|という|みたい|のよう|の|は|が|を|に|と|も|で|や|へ|さん|ちゃん|くん|さま)/u

const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' })
const MOST_BOUNDS = 8

/** Thai has no spaces between words: a name may begin wherever the segmenter sees a word begin. */
function thaiBounds(text: string): Bounds {
  const begun = [...THAI_WORDS.segment(text)].map(({ index }) => index)
  return { starts: begun.slice(-MOST_BOUNDS), ends: [...begun.slice(1, MOST_BOUNDS), text.length] }
}

const LONGEST_CHINESE = 7

/** The characters that foreign names are written with, from the dot on outwards. */
function chineseBounds(text: string, role: Role): Bounds {
  const letters = [...text]
  const near = role === 'first' ? letters.toReversed() : letters
  const stop = near.findIndex((letter) => chineseSound(letter) === undefined)
  const count = Math.min(stop < 0 ? near.length : stop, LONGEST_CHINESE)
  const sizes = Array.from({ length: count }, (_, at) => at + 1)
  return { starts: sizes.map((size) => text.length - size), ends: sizes }
}

const SHORTEST_RUN = 4
const LONGEST_RUN = 10

/** Pieces of a line that consist only of characters that foreign names are written with. */
function foreignRuns({ text, start }: Part): Part[] {
  if (text.length < SHORTEST_RUN) return []
  const parts: Part[] = []
  for (let from = 0; from < text.length; from++) {
    let to = from
    while (to < text.length && to - from < LONGEST_RUN && chineseSound(text[to] ?? '') !== undefined) {
      to++
      if (to - from >= SHORTEST_RUN) parts.push({ text: text.slice(from, to), start: start + from, end: start + to })
    }
  }
  return parts
}
