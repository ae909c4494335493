import type { Match } from './match.ts'
import { type Entry, merged, nameIndex, soundKey } from './name-index.ts'
import { distance, type Sound, soundOf } from './sounds.ts'
import type { Script, Word } from './words-of.ts'

const MOST_WORDS = 4
/** How far a sound may be from the name's, 0 being the same; and a single word of it. */
const NEAR = { one: 0.12, more: 0.2, word: 0.34, shortest: 6 }
/** Where it is plain that the words are a name: a dot stands between them, or they stand alone in a text in Latin letters. */
const NEAR_FOREIGN = { one: 0.16, more: 0.3, word: 0.45, shortest: 5 }
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
  hangul:
    /(?:이?라는|처럼|같은|같이|의|은|는|이|가|을|를|와|과|도|로|으로|에게|한테|만|랑|이랑|하고|보다|풍|스타일|느낌)$/u,
  cyrillic: /(?:ого|ому|ами|ом|ой|ым|ем|ев|ов|а|у|е|ы|и|я|ю)$/u,
}

/** Words of a Korean sentence rather than of a name: a particle before the last word, a verb at the end, words of one syllable. */
function isKorean(words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  if (words.slice(0, -1).some((word) => /[이가를을은는에의서]$/u.test(word) && word.length > 1)) return true
  return /(?:고|어|아|져|려|요|서|게|자|네|지|해|에서)$/u.test(last) || words.join('').length < 2 * words.length - 1
}

type Least = { one: number; more: number; run: number; near: typeof NEAR }
type Begun = { readonly letters: readonly string[]; readonly ways: readonly string[] }
/** How a word sounds, with and without its ending. */
type Spoken = { readonly whole: Sound; readonly bare: Sound | null }
/** The words of a text, how those sound that are in other letters, and whether most of it is in Latin ones. */
type Heard = { readonly words: readonly Word[]; readonly spoken: readonly (Spoken | null)[]; readonly isLatin: boolean }

const isLatinWord = ({ text }: Word) => /\p{Script=Latin}/u.test(text)

/** Names in Latin letters that are written in katakana, hangul or Cyrillic letters as they sound. */
export function heard(words: readonly Word[]): Match[] {
  const spoken = words.map(({ text, script }) => (LEAST[script] ? speak(text, script) : null))
  const isLatin = words.filter(isLatinWord).length > 2 * words.filter(({ script }) => script === 'hangul').length
  return words.flatMap((_, from) => heardFrom({ words, spoken, isLatin }, from))
}

function speak(text: string, script: Script): Spoken {
  const bare = text.replace(ENDINGS[script] ?? /$^/, '')
  return { whole: soundOf(text), bare: bare === text || bare.length < 2 ? null : soundOf(bare) }
}

function heardFrom({ words, spoken, isLatin }: Heard, from: number): Match[] {
  const { script, start } = words[from] as Word
  const least = LEAST[script]
  if (!least) return []
  const matches: Match[] = []
  let before: Begun = { letters: [], ways: [''] }
  for (let to = from; to < words.length && to - from < MOST_WORDS; to++) {
    const word = words[to] as Word
    const sound = spoken[to]
    if (!sound || word.script !== script || (to > from && (word.joint === 'none' || word.joint === 'end'))) break
    const whole = joined(before, sound.whole)
    const forms = sound.bare ? [whole, joined(before, sound.bare)] : [whole]
    before = whole
    if (script === 'hangul' && isKorean(words.slice(from, to + 1).map(({ text }) => text))) continue
    const most = isPlainlyName(words, from, to, isLatin)
      ? { ...least, one: Math.min(least.one, 4), more: 3, near: NEAR_FOREIGN }
      : least
    for (const entry of forms.flatMap((form) => named(form, most))) {
      matches.push({ entry, from, to: to + 1, start, end: word.end })
    }
  }
  return matches
}

function isPlainlyName(words: readonly Word[], from: number, to: number, isLatin: boolean): boolean {
  if (to > from && words.slice(from + 1, to + 1).every(({ joint }) => joint === 'dot')) return true
  if (!isLatin || (words[from] as Word).script !== 'hangul') return false
  return [words[from - 1], words[to + 1]].every((word) => word?.script !== 'hangul')
}

function joined({ letters, ways }: Begun, sound: Sound): Begun {
  return {
    letters: [...letters, sound.letters],
    ways: [...new Set(ways.flatMap((begun) => sound.classes.map((more) => merged(begun, more))))].slice(0, 8),
  }
}

/** The names that words sound like: word by word, or all in one where it is long enough to be no other word. */
function named({ letters, ways }: Begun, { one, more, run, near }: Least): Entry[] {
  const index = nameIndex().bySound()
  const sound = letters.join('')
  const like = (count: number, classes: string, most: number) =>
    (index.get(soundKey(count, classes)) ?? []).filter(({ letters: theirs }) => {
      const other = theirs.join('')
      const [short, long] = [sound.length, other.length].toSorted((a, b) => a - b) as [number, number]
      if (short < 0.6 * long || (count > 1 && short < near.shortest)) return false
      return distance(sound, other, most) <= most
    })
  return ways
    .flatMap((classes) => {
      if (letters.length > 1) {
        if (classes.length < more) return []
        const found = like(letters.length, classes, near.more)
        return found.filter((known) =>
          letters.every((word, at) => distance(word, known.letters[at] ?? '', near.word) <= near.word),
        )
      }
      const single = classes.length >= one ? like(1, classes, near.one) : []
      const runs = classes.length >= run ? [2, 3, 4].flatMap((count) => like(count, classes, near.more)) : []
      return [...single, ...runs]
    })
    .map(({ entry }) => entry)
}
