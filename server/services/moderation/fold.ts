import { plain } from '#lib/i18n/fold.ts'
import { homoglyphs } from './homoglyphs.ts'

/** At most so many readings of a word: "1" may be an i or an l. */
const MOST_READINGS = 12
/** Scripts of which no letter looks like a Latin one. */
const UNLIKE = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u

/** Letters that folding leaves as they are: most of a Japanese, Chinese or Korean text. */
const PLAIN_ALREADY = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+$/

/** The ways to read a word in Latin letters: as it stands, and with look-alikes, digits and signs as letters. */
export function readings(word: string): string[] {
  if (PLAIN_ALREADY.test(word)) return withoutRuns(word)
  const own = /^[a-zA-Z]+$/.test(word) ? word.toLowerCase() : plain(word)
  if (/^[a-z]+$/.test(own) || UNLIKE.test(own)) return withoutRuns(own)
  let found = ['']
  for (const character of own) {
    const letters = /[a-z]/.test(character) ? [character] : homoglyphs(character)
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
