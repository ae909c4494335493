import { spell, tableOf, voweled } from './table.ts'

const LETTERS = tableOf('אA בb גg דd הh וW זz חQ טt יi כk ךk לl מm םm נn ןn סs עA פp ףf צts ץts קk רr שsh תt')
/** What a stroke after a letter makes of it. */
const STROKES = tableOf('גj זz צch ץch תth חQ רg דd')

/** A Hebrew word in Latin letters. A is any vowel: one that is not written, or a letter that stands for several. */
export function hebrew(word: string): string {
  const letters = word
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Script=Hebrew})['’׳]/gu, (_, letter: string) => STROKES.get(letter) ?? spell(letter, LETTERS))
    .replace(/^ו(?!ו)/gu, 'v')
    .replace(/וו/gu, 'W')
    .replace(/\p{Script=Hebrew}/gu, (letter) => spell(letter, LETTERS))
    .replace(/[^a-zA-Z]/g, '')
  return voweled(letters)
}
