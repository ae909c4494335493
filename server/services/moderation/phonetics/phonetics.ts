import type { Script } from '#server/services/moderation/tokenize.ts'
import { romanise } from './romanise.ts'

/**
 * How a word sounds, roughly, so that names are found in other scripts. `classes` are its consonants by class (P
 * labials, T and K stops, S hissing, R and L, N and M), which choose the candidates. `letters` are then compared with
 * those of each candidate.
 */
export type Sound = { readonly letters: string; readonly classes: readonly string[] }

/**
 * The sounds that a sign of romanise() may stand for, so that the classes cover all of them, and what one script writes
 * for a sound of another.
 */
const AMBIGUOUS: Readonly<Partial<Record<Script, readonly Ways[]>>> = {
  kana: [
    [/j(?=[iuy])/g, '$&', 'd'],
    [/ts?u/g, '$&', 't'],
    [/ngu/g, '$&', 'n'],
  ],
  hangul: [
    [/j(?=[iuy])/g, '$&', 'd'],
    [/ts?u/g, '$&', 't'],
    [/^g|(?<=[aeiou])g(?=[aeiou])/g, '$&', 'h'],
  ],
  cyrillic: [
    [/^g|(?<=[aeiou])g(?=[aeiou])/g, '$&', 'h'],
    [/Q/g, 'h', 'k'],
  ],
  thai: [
    [/W/g, 'u', 'v'],
    [/ng(?=s|$)/g, 'n', 'nk'],
  ],
}
const SIGNS: readonly Ways[] = [
  [/W/g, 'u', 'v'],
  [/X/g, 'h', 's'],
  [/J/g, 's', 'g'],
  [/Q/g, 'h', 'k'],
  [/Y/g, 'i', 's'],
  [/N/g, '', 'n'],
  [/nA?g(?![aeiou])/g, '$&', 'n'],
]

/** How a word of another script sounds. */
export function phoneticCodeOf(word: string, script: Script): Sound {
  const letters = romanise(word, script)
  const alike = script === 'hiragana' ? 'kana' : script
  return { letters: compared(letters, FOREIGN), classes: classesIn([letters], AMBIGUOUS[alike] ?? SIGNS) }
}

const MOST_WAYS = 12

type Ways = readonly [RegExp, ...string[]]

/** The ways in which a Latin name may sound: its letters are spoken in many languages. */
export function phoneticCodesOf(name: string): Sound {
  const spelled = SPELLED.reduce((word, [pattern, as]) => word.replace(pattern, as), name)
  return { letters: compared(name, LATIN), classes: classesIn([spelled], SPOKEN) }
}

function classesIn(words: readonly string[], spoken: readonly Ways[]): string[] {
  let ways = words
  for (const [pattern, ...sounds] of spoken) {
    if (ways.every((way) => way.search(pattern) < 0)) continue
    ways = [...new Set(ways.flatMap((way) => sounds.map((as) => way.replace(pattern, as))))].slice(0, MOST_WAYS)
  }
  return [...new Set(ways.map(classesOf))]
}

/** Spellings that are spoken in one way everywhere; C stands for ch. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/mc(?=[^aeiou])/g, 'mak'],
  [/tsch|sch|cz|sz|dj|dz|tz/g, 'sh'],
  [/(?<=[aeiou])gh(?=t|$)/g, ''],
  [/ch/g, 'C'],
  [/ck|cq/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/^kn/g, 'n'],
  [/^wr/g, 'r'],
  [/ng(?=[^aeiou]|$)/g, 'n'],
]

/** Spellings that are spoken in several ways. */
const SPOKEN: readonly Ways[] = [
  [/qu/g, 'k', 'kv'],
  [/th/g, 's', 't'],
  [/(?<=i)k$/g, 'k', 'sh'],
  [/C/g, 'k', 'sh'],
  [/j/g, 'sh', 'h'],
  [/g(?=[eiy])/g, 'g', 'sh'],
  [/gn/g, 'n', 'kn'],
  [/ll/g, 'l', 'y'],
  [/w/g, 'u', 'v'],
  [/r(?=[^aeiouyr]|$)/g, 'r', ''],
  [/(?<=[aeiou])[tsdxpz]$/g, '$&', ''],
]

const CLASS: Readonly<Record<string, string>> = {
  p: 'P',
  b: 'P',
  f: 'P',
  v: 'P',
  t: 'T',
  d: 'T',
  k: 'K',
  g: 'K',
  q: 'K',
  c: 'K',
  s: 'S',
  z: 'S',
  j: 'S',
  x: 'S',
  l: 'R',
  r: 'R',
  m: 'M',
  n: 'N',
}

/** The classes of the consonants. A class that follows itself counts once, even with vowels in between. */
function classesOf(letters: string): string {
  const plain = letters.replace(/ts|sh|ch|dz/g, 's').replace(/ng(?![aeiouy])/g, 'n')
  const all = [...plain].map((letter) => CLASS[letter] ?? '').join('')
  return all
    .replace(/N(?=P)/g, 'M')
    .replace(/TS/g, 'S')
    .replace(/(.)\1+/g, '$1')
}

type Spelling = readonly (readonly [RegExp, string])[]

/**
 * Spellings in Latin names that are spoken in several ways become one sign each: c for th, j for j, x for ch, v for a
 * soft g, w for w.
 */
const LATIN: Spelling = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/t[sz]/g, 's'],
  [/dj/g, 'j'],
  [/ic$/g, 'iX'],
  [/[vf]/g, 'b'],
  [/th/g, 'C'],
  [/sch|tsch|sh|cz/g, 's'],
  [/ch/g, 'X'],
  [/c(?![eiyh])/g, 'k'],
  [/x/g, 'ks'],
  [/g(?=[eiy])/g, 'v'],
  [/[cz]/g, 's'],
  [/(?<=e)[aeiu]|(?<=a)[eiu]|(?<=o)[eou]|(?<=i)e|(?<=[^aeiou])e$/g, '%'],
  [/C/g, 'c'],
  [/X/g, 'x'],
]
const FOREIGN: Spelling = [
  [/A/g, '%'],
  [/N/g, '#'],
  [/ts/g, 's'],
  [/ng(?=k)/g, 'n'],
  [/W/g, 'w'],
  [/[vf]/g, 'b'],
  [/th/g, 'c'],
  [/sh|ch|j|z/g, 's'],
  [/X/g, 'z'],
  [/J/g, 'v'],
  [/Q/g, 'q'],
  [/Y/g, 'j'],
]

/** The letters by which sounds are compared. Letters that languages write for one another become the same. */
function compared(letters: string, spelling: Spelling): string {
  return spelling
    .reduce((word, [pattern, as]) => word.replace(pattern, as), letters)
    .replace(/l/g, 'r')
    .replace(/y/g, 'i')
    .replace(/[^a-z%#]/g, '')
    .replace(/(.)\1+/g, '$1')
    .replaceAll('%', 'y')
    .replaceAll('#', 'l')
}
