import { expect, test } from 'vitest'
import { type DuetLyrics, duetLyrics } from '#tests/support/duet-lyrics.ts'
import { lrcText } from '../../codec/lrc.ts'
import { LANGUAGES } from '../../lyrics/language/language.ts'
import type { Pronounce } from '../../lyrics/pronunciation.ts'
import { GENRES } from '../../score/names.ts'
import { type Score, type SungLine, writtenLines } from '../../score/score.ts'
import { singerFor, singerNamed } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { notesOf } from '../transposition/transpose.ts'

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

const VERSE = 'Morning paints the window\nRiver under paper moonlight'
const DUET = `[Verse – Woman]\n${VERSE}\n\n[Chorus – Both]\nCarry me over the river\n\n[Verse – Man]\n${VERSE}`
const genderOf = (score: Score, line: SungLine) => singersOf(score, line).map((name) => singerNamed(name).gender)

test('the lead is whom somebody attributes for, and the lyrics say who sings', async () => {
  for (const voice of ['f', 'm', 'random'] as const) {
    const score = await compose(DUET, { voice })
    const lines = linesOf(score)
    expect(lines.map((line) => genderOf(score, line).length)).toEqual([1, 1, 2, 1, 1])
    expect([genderOf(score, lines[0]!), genderOf(score, lines[4]!)]).toEqual([['f'], ['m']])
    if (voice !== 'random') expect(singerNamed(score.vocal!.singer).gender).toBe(voice)
  }
  const alone = await compose(`[Verse – Man]\n${VERSE}`, { voice: 'f', style: 'Classical' })
  expect([singerNamed(alone.vocal!.singer).gender, alone.vocal!.second]).toEqual(['m', undefined])
})

test('the same words come back to the same tune, where the other singer can reach it', async () => {
  const same: boolean[] = []
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const lines = linesOf(await compose(DUET, { seed }))
    for (const [first, again] of [[lines[0]!, lines[3]!] as const, [lines[1]!, lines[4]!] as const]) {
      const moved = notesOf(first).map(({ pitch }, index) => notesOf(again)[index]!.pitch - pitch)
      same.push(...moved.map((semitones) => semitones % 12 === 0))
    }
  }
  expect(same.filter(Boolean).length / same.length).toBeGreaterThan(0.6)
})

test('a duet that leaves open who sings what has both singers alone and together', async () => {
  const score = await compose(`[Duet]\n[Verse]\n${VERSE}\n\n[Chorus]\nCarry me over\n\n[Verse]\n${VERSE}`)
  const turns = linesOf(score).map(({ by = 'lead' }) => by)
  expect(turns).toEqual(['lead', 'lead', 'both', 'second', 'second'])
})

test('words in parentheses are answered by somebody else, in their place, and are one line with the others', async () => {
  const score = await compose('[Verse]\nHold (hold me) on to me\n(ooh ooh)\nStay with me')
  const lines = linesOf(score)
  expect(lines.map(({ text, behind = false }) => [text, behind])).toEqual([
    ...[
      ['Hold', false],
      ['(hold me)', true],
      ['on to me', false],
    ],
    ...[
      ['(ooh ooh)', true],
      ['Stay with me', false],
    ],
  ])
  expect(new Set(lines.filter(({ behind }) => behind).flatMap((line) => singersOf(score, line))).size).toBe(1)
  expect(score.vocal!.second).not.toBe(score.vocal!.singer)
  expect(writtenLines(lines).map(({ text }) => text)).toEqual(['Hold (hold me) on to me', '(ooh ooh)', 'Stay with me'])
})

test('timed lyrics say at each change whether a woman, a man or both sing', async () => {
  const rows = lrcText(await compose(DUET))
    .split('\n')
    .slice(3, -1)
  expect(rows.map((row) => /^\[[\d:.]+\] (?:([FMD]): )?</.exec(row)?.[1] ?? '')).toEqual(['F', '', 'D', 'M', ''])
  expect(lrcText(await compose(VERSE))).not.toMatch(/[FMD]:/)
})

test.each([
  ['duet, pop', ''],
  ['Pop', 'Ein Popsong als Duett über einen Fluss'],
  ['Pop', '关于河流的男女对唱歌曲'],
])('two sing where style or description ask for it: %j, %j', async (style, description) => {
  const lyrics = `[Verse]\n${VERSE}\n\n[Chorus]\nCarry me over\n\n[Verse]\n${VERSE}`
  const score = await compose(lyrics, { style, description })
  expect([...new Set(linesOf(score).map(({ by = 'lead' }) => by))]).toEqual(['lead', 'both', 'second'])
  expect(genderOf(score, linesOf(score)[2]!)).toEqual(['f', 'm'])
})
