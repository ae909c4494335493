import type { Match } from './find-refused.ts'
import { merged, nameIndex, type Spoken } from './name-index.ts'
import { distance, soundOf } from './sounds.ts'
import type { Script, Word } from './words-of.ts'

const MOST_WORDS = 4
/** How far a sound may be from the name's, 0 being the same; and a single word of it. */
const NEAR = { one: 0.12, more: 0.2, word: 0.34, shortest: 6 }
const NEAR_IN_HANGUL = { one: 0.07, more: 0.15, word: 0.26, shortest: 7 }
/**
 * How many classes of consonants there must be at least, in a single name, in a name of more words, and in one whose
 * words are not kept apart: a word in katakana is mostly a foreign one, a word in hangul mostly is not.
 */
const LEAST: Partial<Record<Script, Least>> = {
  kana: { one: 4, more: 3, run: 5, near: NEAR },
  hangul: { one: 5, more: 5, run: 6, near: NEAR_IN_HANGUL },
  cyrillic: { one: 3, more: 3, run: 6, near: NEAR },
}
const ENDINGS: Partial<Record<Script, RegExp>> = {
  hangul: /(?:이?라는|처럼|같은|같이|의|은|는|이|가|을|를|와|과|도|로|으로|에게|한테|만|랑|이랑|하고|보다|풍|스타일|느낌)$/u,
  cyrillic: /(?:ого|ому|ами|ом|ой|ым|ем|ев|ов|а|у|е|ы|и|я|ю)$/u,
}

/** Words of a Korean sentence rather than of a name: a particle before the last word, a verb at the end, words of one syllable. */
function isKorean(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  if (words.slice(0, -1).some((word) => /[이가를을은는에의서]$/u.test(word) && word.length > 1)) return true
  return /(?:고|어|아|져|려|요|서|게|자|네|지|해|에서)$/u.test(last) || words.join('').length < 2 * words.length - 1
}

/** Names in Latin letters that are written in katakana, hangul or Cyrillic letters as they sound. */
export function heard(words: readonly Word[]): Match[] {
  const matches: Match[] = []
  for (let from = 0; from < words.length; from++) {
    const least = LEAST[(words[from] as Word).script]
    if (least) matches.push(...heardFrom(words, from, least))
  }
  return matches
}

type Least = { one: number; more: number; run: number; near: typeof NEAR }
type Begun = { readonly letters: readonly string[]; readonly ways: readonly string[] }

function heardFrom(words: readonly Word[], from: number, least: Least): Match[] {
  const { script, start } = words[from] as Word
  const matches: Match[] = []
  let before: Begun = { letters: [], ways: [''] }
  for (let to = from; to < words.length && to - from < MOST_WORDS; to++) {
    const word = words[to] as Word
    if (word.script !== script || (to > from && (word.joint === 'none' || word.joint === 'end'))) break
    const whole = joined(before, word.text)
    const said = words.slice(from, to + 1).map(({ text }) => text)
    if (script === 'hangul' && isKorean(said)) {
      before = whole
      continue
    }
    const bare = word.text.replace(ENDINGS[script] ?? /$^/, '')
    const forms = bare === word.text || bare.length < 2 ? [whole] : [whole, joined(before, bare)]
    for (const { entry } of forms.flatMap((form) => named(form, least))) {
      matches.push({ entry, from, to: to + 1, start, end: word.end })
    }
    before = whole
  }
  return matches
}

function joined({ letters, ways }: Begun, text: string): Begun {
  const sound = soundOf(text)
  return {
    letters: [...letters, sound.letters],
    ways: ways.flatMap((begun) => sound.classes.map((more) => merged(begun, more))).slice(0, 16),
  }
}

function named({ letters, ways }: Begun, least: Least): Spoken[] {
  const index = nameIndex().bySound()
  return [...new Set(ways)].flatMap((classes) =>
    (index.get(classes) ?? []).filter((known) => sounds(letters, known.letters, classes.length, least)),
  )
}

/** Whether words sound like a name: word by word, or all in one where it is long enough to be no other word. */
function sounds(mine: readonly string[], theirs: readonly string[], classes: number, least: Least): boolean {
  const { near } = least
  const [one, other] = [mine.join(''), theirs.join('')]
  if (Math.min(one.length, other.length) < near.shortest && theirs.length > 1) return false
  const far = distance(one, other)
  if (theirs.length === 1) return mine.length === 1 && classes >= least.one && far <= near.one
  if (mine.length === 1) return classes >= least.run && far <= near.more
  if (mine.length !== theirs.length || classes < least.more || far > near.more) return false
  return mine.every((word, at) => distance(word, theirs[at] ?? '') <= near.word)
}
