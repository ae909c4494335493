import { describe, expect, it } from 'vitest'
import { GENRES, type GenreName, type MoodName } from '../../score/names.ts'
import type { Score } from '../../score/score.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { MOOD_ORDER, type MoodMeasure } from './moods.ts'

const SEEDS = [1, 2]

/** The measures that a score shows; the others need ears. */
const MEASURES: Partial<Record<MoodMeasure, (score: Score) => number>> = {
  tempo: ({ tempoBpm }) => tempoBpm,
  density: ({ tracks, lengthBeats, tempoBpm }) => {
    const onsets = new Set(tracks.flatMap(({ notes }) => notes.map(({ startBeat }) => Math.round(startBeat * 8))))
    return onsets.size / ((lengthBeats * 60) / tempoBpm)
  },
  mode: ({ key: { mode } }) => (mode === 'major' || mode === 'mixolydian' ? 1 : 0),
}

const songs = new Map<string, Promise<Score[]>>()

function songsOf(genre: GenreName, mood: MoodName): Promise<Score[]> {
  const name = `${genre}/${mood}`
  const song = { title: '', lyrics: '', voice: 'f', instrumental: true, lengthSec: 60, style: genre, mood } as const
  const made =
    songs.get(name) ?? Promise.all(SEEDS.map((seed) => composeSong({ ...song, seed }, async () => [], singerFor)))
  songs.set(name, made)
  return made
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const pairs = MOOD_ORDER.flatMap(({ more, less, in: measures }) =>
  measures.flatMap((measure) => (MEASURES[measure] ? [{ more, less, measure, of: MEASURES[measure] }] : [])),
)

describe('the moods', () => {
  it.each(pairs)('$more songs have more $measure than $less ones', async ({ more, less, measure, of }) => {
    const values = async (mood: MoodName) =>
      Promise.all(GENRES.map(async (genre) => mean((await songsOf(genre, mood)).map(of))))
    const [higher, lower] = await Promise.all([values(more), values(less)])
    expect(mean(higher)).toBeGreaterThan(mean(lower) * 1.05)
    // A style of one mode has it in every mood.
    if (measure === 'mode') return
    for (const [at, genre] of GENRES.entries()) expect(higher[at], genre).toBeGreaterThan(lower[at]! * 1.02)
  })
})
