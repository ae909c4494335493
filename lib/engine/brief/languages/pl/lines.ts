import { capital } from '../../../lyrics/first-letter.ts'
import type { Fact } from '../../brief.ts'

/** A line of a song, its first letter a capital one. */
export function fact(of: Fact['of'], text: string): Fact {
  const spaced = text
    .replace(/\s+/g, ' ')
    .replace(
      /(?<=[\p{L}\d])(?<!(?<!\p{L})(?:mimo|tylko|dlatego|i|a|ale|oraz|chyba|nie dlatego)) (?=(?:że|żeby|bo|który|która|które|którą|którego|której) )/giu,
      ', ',
    )
    .replace(/(?<=(?<!\p{L})pyta\p{L}*) (?=czy )/giu, ', ')
    .trim()
  return { of, text: capital(spaced), deed: null }
}

/** A line with what belongs to it, however it is joined to the one before. */
export const goneOn = (one: Fact, more: string): Fact => ({
  ...one,
  text: `${one.text}${more}`,
  ...(one.joined ? { joined: `${one.joined}${more}` } : {}),
})

/** Names as they are written, in whatever case they stand. */
export function withNames(text: string, names: readonly string[]): string {
  const stems = names
    .flatMap((name) => name.split(' '))
    .filter((name) => name.length > 3)
    .map((name) => name.slice(0, -1).toLowerCase())
  return text.replace(/\p{Ll}{3,}/gu, (word) =>
    !/^(?:maj(?:ą|u|a|em)|pan(?:i|ią|a|u|em)?)$/u.test(word) &&
    stems.some((stem) => word.startsWith(stem) && word.length < stem.length + 4)
      ? capital(word)
      : word,
  )
}
