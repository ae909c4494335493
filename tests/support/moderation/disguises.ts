import type { Random } from '#lib/engine/random/random.ts'
import { HELD_OUT_SPELLINGS } from './held-out-spellings.ts'

/** Ways in which people write a name so that no rule finds it. One that cannot be done to a name gives null. */
export const DISGUISES: Readonly<Record<string, (name: string, random: Random) => string | null>> = {
  case: (name, random) =>
    letterwise(name, (letter) => (random.next() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())),
  accents: (name, random) =>
    letterwise(name, (letter) =>
      /[aeiouncsy]/i.test(letter) ? `${letter}${random.pick(ACCENTS)}`.normalize('NFC') : letter,
    ),
  spaces: (name) => [...name].filter((letter) => letter !== ' ').join(' '),
  dots: (name, random) => {
    const sign = random.pick(['.', '-', '_', '·', '*', '💀'])
    return name
      .split(' ')
      .map((word) => [...word].join(sign))
      .join(' ')
  },
  zeroWidth: (name, random) => [...name].join(random.pick(['\u200b', '\u200d', '\u2060', '\u00ad', '\ufeff'])),
  leet: (name) => letterwise(name, (letter) => LEET[letter.toLowerCase()] ?? letter),
  homoglyphs: (name) => letterwise(name, (letter) => ALIKE[letter] ?? letter),
  otherScripts: (name, random) => {
    const spellings = HELD_OUT_SPELLINGS.find(([latin]) => latin === name)
    return spellings ? random.pick(spellings.slice(1)) : null
  },
}

const ACCENTS = ['\u0301', '\u0300', '\u0308', '\u0302', '\u0303', '\u030c']
const LEET: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' }
const ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  e: 'е',
  o: 'о',
  p: 'р',
  c: 'с',
  x: 'х',
  y: 'у',
  i: 'і',
  s: 'ѕ',
  A: 'Α',
  B: 'В',
  E: 'Ε',
  H: 'Н',
  K: 'Κ',
  M: 'М',
  N: 'Ν',
  O: 'О',
  P: 'Р',
  T: 'Т',
}

const letterwise = (name: string, change: (letter: string) => string) => [...name].map(change).join('')
