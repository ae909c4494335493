import { expect, test } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { composeSong } from '../compose/compose.ts'
import { notesOf } from '../compose/transposition/transpose.ts'
import type { Score, SungLine } from '../score/score.ts'
import { singerFor, singerNamed } from '../voices/singers.ts'
import { reworkedLyrics } from './lyrics.ts'
import { type Change, reworkSong } from './rework.ts'

const LYRICS = `[Verse – Woman]
Morning paints the window gold (window gold)
River under paper moonlight

[Chorus – Both]
Carry me over the river tonight

[Verse – Man]
Yellow jackets in the cold
Nothing left to hide (to hide)`

const compose = (style: string, seed = 1) =>
  composeSong({ title: 'Two', lyrics: LYRICS, style, voice: 'f', instrumental: false, seed }, pronounce, singerFor)

const lines = (score: Score): readonly SungLine[] => score.vocal!.lines
const turns = (score: Score) => lines(score).map(({ by, behind, goesOn }) => ({ by, behind, goesOn }))

/** How far a duet goes beyond the ranges of its singers, in semitones. */
function strain(score: Score): number {
  const { singer, second = singer, backing = [] } = score.vocal!
  const beyond = (name: string, pitches: readonly number[]) => {
    const { low, high } = singerNamed(name).range
    return pitches.map((pitch) => Math.max(0, low - pitch, pitch - high))
  }
  const own = [...lines(score), ...backing].flatMap((line) => [
    ...beyond(
      line.by === 'second' ? second : singer,
      notesOf(line).map(({ pitch }) => pitch),
    ),
    ...(line.by === 'both' ? beyond(second, line.harmony ?? []) : []),
  ])
  return Math.max(...own)
}

const CHANGES: readonly Change[] = [
  { kind: 'tempo', tempoBpm: 100 },
  { kind: 'key', tonic: 1 },
  { kind: 'key', tonic: 7 },
  { kind: 'style', style: 'Blues' },
  { kind: 'style', style: 'Classical' },
  { kind: 'singer', singer: 'cedar' },
  { kind: 'singer', singer: 'linnet' },
  { kind: 'line', line: 3, text: 'Carry me all the way home', everywhere: true },
]

test.each(CHANGES)('with another $kind both singers keep their lines, within reach', async (change) => {
  for (const seed of [1, 2]) {
    const score = await compose('Pop', seed)
    const reworked = await reworkSong(score, change, pronounce)
    expect(turns(reworked)).toEqual(turns(score))
    expect(strain(reworked)).toBeLessThanOrEqual(5)
    const both = lines(reworked).find(({ by }) => by === 'both')!
    expect(both.harmony).toHaveLength(notesOf(both).length)
  }
})

test('whoever sang second changes places with the lead', async () => {
  const score = await compose('Pop')
  const { singer, second } = score.vocal!
  const { vocal } = await reworkSong(score, { kind: 'singer', singer: second! }, pronounce)
  expect([vocal!.singer, vocal!.second]).toEqual([second, singer])
})

test('other words of an echo stay an echo, and lyrics keep who sings what', async () => {
  const score = await compose('Pop')
  const change = { kind: 'line', line: 1, text: 'in the morning', everywhere: false } as const
  const reworked = await reworkSong(score, change, pronounce)
  expect(lines(reworked)[1]).toMatchObject({ text: '(in the morning)', by: 'second', behind: true, goesOn: true })
  expect(reworkedLyrics(LYRICS, score, reworked)).toBe(LYRICS.replace('(window gold)', '(in the morning)'))
  expect(reworkedLyrics('not these words', score, reworked)).toBe(
    LYRICS.replace('(window gold)', '(in the morning)')
      .replace('[Verse – Woman]', '[Verse]\n[Woman]')
      .replace('[Chorus – Both]', '[Chorus]\n[Both]')
      .replace('[Verse – Man]', '[Verse]\n[Man]'),
  )
})

test('what is sung behind the lines follows what a song becomes', async () => {
  const pop = await compose('Love')
  expect(pop.vocal!.backing?.length).toBeGreaterThan(0)
  const plain = await reworkSong(pop, { kind: 'style', style: 'Classical' }, pronounce)
  expect(plain.vocal!.backing).toBeUndefined()
  const { backing: _, ...vocal } = pop.vocal!
  const old = await reworkSong({ ...pop, vocal }, { kind: 'tempo', tempoBpm: pop.tempoBpm + 2 }, pronounce)
  expect(old.vocal!.backing).toBeUndefined()
})
