import { describe, expect, it } from 'vitest'
import type { Note, Score } from '../../score/score.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'

const SEEDS = [1, 2, 3, 4, 5]

const compose = (style: string, seed: number) => {
  const song = { title: '', lyrics: '', voice: 'f', instrumental: true, lengthSec: 60 } as const
  return composeSong({ ...song, style, seed }, async () => [], singerFor)
}

const part = (score: Score, name: string) => score.tracks.find((track) => track.name === name)?.notes ?? []
const chords = (notes: readonly Note[]) =>
  [...Map.groupBy(notes, ({ startBeat }) => startBeat).values()].filter((struck) => struck.length > 2)

/** Of the neighbouring strings of a chord, how many sound from the low one to the high one. */
function upward(struck: readonly Note[]): number {
  const sorted = [...struck].sort((a, b) => a.pitch - b.pitch)
  const later = sorted.slice(1).map((note, at) => (note.offsetSec ?? 0) > (sorted[at]!.offsetSec ?? 0))
  return later.filter(Boolean).length / later.length
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('strummed chords', () => {
  it.each(['Folk', 'Country', 'Reggae', 'Disco', 'Blues'])(
    'of %s go down and up, string after string',
    async (style) => {
      const scores = await Promise.all(SEEDS.map((seed) => compose(style, seed)))
      const struck = scores.flatMap((score) => chords([...part(score, 'guitar'), ...part(score, 'skank')]))
      const onBeat = struck.filter(([first]) => Number.isInteger(first!.startBeat))
      const between = struck.filter(([first]) => !Number.isInteger(Math.round(first!.startBeat * 8) / 8))
      const down = mean((onBeat.length > 0 ? onBeat : struck).map(upward))
      expect(Math.abs(down - 0.5), style).toBeGreaterThan(0.3)
      if (onBeat.length === 0 || between.length === 0) return
      expect(down).toBeGreaterThan(0.8)
      expect(down - mean(between.map(upward))).toBeGreaterThan(0.4)
    },
  )
})

describe('short notes', () => {
  it.each([
    ['Metal', 'chug-left'],
    ['Reggae', 'skank'],
    ['Disco', 'guitar'],
  ])('of %s are cut off in the %s, and long ones are held', async (style, name) => {
    const scores = await Promise.all(SEEDS.map((seed) => compose(style, seed)))
    const gaps = scores.flatMap((score) => {
      const notes = part(score, name)
      const next = (note: Note) => notes.find(({ startBeat }) => startBeat > note.startBeat + 0.02)?.startBeat
      return notes.flatMap((note) => {
        const room = (next(note) ?? note.startBeat) - note.startBeat
        return room > 0 && room < 0.55 ? [note.lengthBeats / room] : []
      })
    })
    expect(gaps.length).toBeGreaterThan(50)
    expect(mean(gaps)).toBeLessThan(0.7)
  })
})
