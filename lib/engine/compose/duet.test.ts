import { expect, test } from 'vitest'
import { type DuetLyrics, duetLyrics } from '#tests/support/duet-lyrics.ts'
import { LANGUAGES } from '../lyrics/language.ts'
import type { Pronounce } from '../lyrics/pronunciation.ts'
import type { Score, SungLine } from '../score/score.ts'
import { singerFor, singerNamed } from '../voices/singers.ts'
import { composeSong } from './compose.ts'
import { GENRES } from './names.ts'
import { notesOf } from './transpose.ts'

/** Every word has two syllables, and every sign one. */
const pronounce: Pronounce = async (line) =>
  [...line.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}'’]+/gu)].map(([text]) => {
    const pieces = text.length > 3 ? [text.slice(0, 3), text.slice(3)] : [text]
    return { text, syllables: pieces.map((piece, at) => ({ text: piece, phones: ['ah'], stress: at === 0 ? 1 : 0 })) }
  })

const compose = (lyrics: string, changes: object = {}) =>
  composeSong(
    { title: 'Two', lyrics, style: 'Pop', voice: 'f', instrumental: false, seed: 1, ...changes },
    pronounce,
    singerFor,
  )

const linesOf = (score: Score) => score.vocal!.lines
const letters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '')

/** Names of those who sing a line. */
function singersOf({ vocal }: Score, { by }: Pick<SungLine, 'by'>): string[] {
  const { singer, second = singer } = vocal!
  return by === 'both' ? [singer, second] : [by === 'second' ? second : singer]
}

/** Lines of which somebody else sings than lyrics say. */
function wronglySung({ lines }: DuetLyrics, score: Score): string[] {
  const sung = linesOf(score)
  const invented = new Map<string, string>()
  let before: readonly string[] = []
  return lines.flatMap(({ text, by }, index) => {
    const line = sung[index]
    const singers = line ? singersOf(score, line) : []
    const [singer = ''] = singers
    const isRight = {
      m: () => singers.length === 1 && singerNamed(singer).gender === 'm',
      f: () => singers.length === 1 && singerNamed(singer).gender === 'f',
      both: () => singers.length === 2 && line?.harmony?.length === (line && notesOf(line).length),
      echo: () => line?.behind === true && singers.length === 1 && (before.length === 2 || singer !== before[0]),
      first: () => singers.length === 1 && singer !== invented.get('second'),
      second: () => singers.length === 1 && singer !== invented.get('first'),
    }[by]
    const isSame =
      line !== undefined && letters(line.text) === letters(text) && (by === 'echo') === (line.behind === true)
    if (by === 'first' || by === 'second') invented.set(by, singer)
    if (by !== 'echo') before = singers
    return isSame && isRight() ? [] : [`${by}: ${text} (sung: ${line?.text} by ${singers.join(' and ')})`]
  })
}

/** Pitches outside of the range of whoever sings them. */
function outOfRange(score: Score): number[] {
  const { singer, second = singer, backing = [] } = score.vocal!
  const beyond = (name: string, pitches: readonly number[]) => {
    const { low, high } = singerNamed(name).range
    return pitches.filter((pitch) => pitch < low || pitch > high)
  }
  return [...linesOf(score), ...backing].flatMap((line) => {
    const own = notesOf(line).map(({ pitch }) => pitch)
    const joined = line.by === 'both' || line.behind ? (line.harmony ?? []) : []
    return [...beyond(line.by === 'second' ? second : singer, own), ...beyond(second, joined)]
  })
}

const SEEDS = Array.from({ length: 22 }, (_, seed) => seed)

test.each(LANGUAGES)('all lines of 22 lyrics in %s are sung by whom they name, in their ranges', async (language) => {
  for (const seed of SEEDS) {
    const lyrics = duetLyrics(language, seed)
    const style = GENRES[(seed + LANGUAGES.indexOf(language)) % GENRES.length]
    const score = await compose(lyrics.text, { language, style, seed, voice: seed % 2 === 0 ? 'f' : 'm' })
    expect(wronglySung(lyrics, score), lyrics.text).toEqual([])
    expect(linesOf(score)).toHaveLength(lyrics.lines.length)
    expect(outOfRange(score), `${style} ${seed}`).toEqual([])
  }
})
