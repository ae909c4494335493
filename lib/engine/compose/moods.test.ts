import { describe, expect, it } from 'vitest'
import type { Score } from '../score/score.ts'
import { singerFor } from '../voices/singers.ts'
import { composeSong } from './compose.ts'
import { MOOD_ORDER, type MoodMeasure } from './moods.ts'
import { GENRES, type GenreName, type MoodName } from './names.ts'
import { STYLE_PROFILES } from './styles/registry.ts'

const SEEDS = [1, 2, 3, 4, 5]

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
  it.each(pairs)(
    '$more songs have more $measure than $less ones, in every genre',
    async ({ more, less, measure, of }) => {
      const genres = GENRES.filter((genre) => measure !== 'mode' || hasBothModes(genre))
      expect(genres.length).toBeGreaterThan(10)
      for (const genre of genres) {
        const [higher, lower] = await Promise.all([songsOf(genre, more), songsOf(genre, less)])
        expect(mean(higher.map(of)), genre).toBeGreaterThan(mean(lower.map(of)) * 1.02)
      }
    },
  )
})

function hasBothModes(genre: GenreName): boolean {
  const bright = STYLE_PROFILES[genre].modes.filter(([mode]) => mode === 'major' || mode === 'mixolydian')
  return bright.length > 0 && bright.length < STYLE_PROFILES[genre].modes.length
}
