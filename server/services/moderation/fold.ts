import { lookAlikes } from './look-alikes.ts'

/** At most so many readings of a word: "1" may be an i or an l. */
const MOST_READINGS = 12
const MARKS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]/gu
/** Characters that draw nothing. */
export const INVISIBLE = /\p{Format}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0|[\ufe00-\ufe0f]/gu

/** Small letters without accents, invisible and styled characters; other scripts stay themselves. */
export function plain(text: string): string {
  const folded = text.replace(INVISIBLE, '').normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFKC')
  return folded.replace(/[łøđßæœıðþ]/gu, (letter) => PLAIN[letter] ?? letter)
}

const PLAIN: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ð: 'd', þ: 'th' },
}

/** Scripts of which no letter looks like a Latin one. */
const UNLIKE = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** The ways to read a word in Latin letters: as it stands, and with look-alikes, digits and signs as letters. */
export function readings(word: string): string[] {
  const own = /^[a-zA-Z]+$/.test(word) ? word.toLowerCase() : plain(word)
  if (/^[a-z]+$/.test(own) || UNLIKE.test(own)) return withoutRuns(own)
  let found = ['']
  for (const character of own) {
    const letters = /[a-z]/.test(character) ? [character] : lookAlikes(character)
    if (letters.length === 0) return [own]
    found = found.flatMap((begun) => letters.map((letter) => begun + letter)).slice(0, MOST_READINGS)
  }
  return [...new Set([own, ...found.flatMap(withoutRuns)])]
}

/** "Madonnnna" is read with one n and with two. */
function withoutRuns(word: string): string[] {
  if (!/(.)\1\1/u.test(word)) return [word]
  return [word, word.replace(/(.)\1{2,}/gu, '$1'), word.replace(/(.)\1{2,}/gu, '$1$1'), word.replace(/(.)\1+/gu, '$1')]
}
