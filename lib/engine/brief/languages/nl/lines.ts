import { capital, uncapital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'
import { escaped } from '../../patterns.ts'

/** A line of a song, its first letter a capital one. */
export function fact(of: Fact['of'], text: string): Fact {
  const spaced = text
    .replace(
      /(?<![\p{L}'’])s (?=(?:ochtends|morgens|middags|avonds|nachts|zomers|winters|zondags|zaterdags)(?!\p{L}))/giu,
      "'s ",
    )
    .replace(/\s+/g, ' ')
    .trim()
  return { of, text: capital(spaced.replaceAll('‚', ',').replaceAll('∶', ':')), deed: null }
}

/** "En je gaf iedereen boontjes mee". */
export function goingOn(conjunction: string, text: string, piece: string, names: readonly string[]): string {
  const [first = ''] = text.split(' ')
  const isName =
    names.some((name) => name.split(' ').includes(first)) || (/^\p{Lu}/u.test(piece) && piece.startsWith(first))
  return `${capital(conjunction)} ${isName ? text : uncapital(text)}`
}

/** Names as they are written. */
export function withNames(text: string, names: readonly string[]): string {
  return names.reduce(
    (line, name) => line.replace(new RegExp(`(?<!\\p{L})${escaped(name.toLowerCase())}(?!\\p{L})`, 'gu'), name),
    text,
  )
}
