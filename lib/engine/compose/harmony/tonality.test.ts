import { describe, expect, it } from 'vitest'
import { GENRES } from '../../score/names.ts'
import type { Key, Note, Score } from '../../score/score.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { chordAt } from './harmony.ts'

/** How well each degree fits a key in the ears of listeners: Krumhansl and Kessler, Psychological Review 89, 1982. */
const MAJOR = [6.35, 2.23, 3.48, 2.33, 4.38, 4.09, 2.52, 5.19, 2.39, 3.66, 2.29, 2.88]
const MINOR = [6.33, 2.68, 3.52, 5.38, 2.6, 3.53, 2.54, 4.75, 3.98, 2.69, 3.34, 3.17]

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1)

const play = (style: string, seed: number) => {
  const song = { title: '', lyrics: '', voice: 'f', instrumental: true, lengthSec: 60 } as const
  return composeSong({ ...song, style, seed }, async () => [], singerFor)
}

const isBright = ({ mode }: Key) => mode === 'major' || mode === 'mixolydian'

/** Seconds that each pitch class sounds, strings and bars that die away counted for a second. */
function profileOf({ tracks, tempoBpm }: Score): number[] {
  const profile = new Array<number>(12).fill(0)
  for (const { stem, notes } of tracks) {
    if (stem === 'drums') continue
    for (const { pitch, lengthBeats, velocity } of notes) {
      profile[pitch % 12]! += velocity * Math.min(1, (lengthBeats * 60) / tempoBpm)
    }
  }
  return profile
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [a, b] = [one, other].map((values) => values.map((value) => value - mean(values))) as [number[], number[]]
  const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, at) => sum + value * y[at]!, 0)
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b))
}

/** Notes struck together, three or more. */
function chordsStruck(notes: readonly Note[]): [Note, ...Note[]][] {
  const struck = Map.groupBy(notes, ({ startBeat }) => startBeat)
  return [...struck.values()].filter((together): together is [Note, ...Note[]] => together.length >= 3)
}

/** The key that the notes suggest to somebody who does not know it. */
function heardKey(score: Score): { tonic: number; bright: boolean } {
  const profile = profileOf(score)
  const keys = Array.from({ length: 12 }, (_, tonic) => tonic).flatMap((tonic) =>
    [true, false].map((bright) => {
      const turned = profile.map((_, degree) => profile[(degree + tonic) % 12]!)
      return { tonic, bright, fit: correlation(turned, bright ? MAJOR : MINOR) }
    }),
  )
  return keys.reduce((best, key) => (key.fit > best.fit ? key : best))
}

describe('the key', () => {
  const heard: boolean[] = []

  it.each([...GENRES])('is clear from the notes alone in %s', async (genre) => {
    const own: boolean[] = []
    for (const seed of SEEDS) {
      const score = await play(genre, seed)
      const { tonic, bright } = heardKey(score)
      own.push(tonic === score.key.tonic && bright === isBright(score.key))
    }
    heard.push(...own)
    expect(own.filter(Boolean).length).toBeGreaterThanOrEqual(SEEDS.length * 0.6)
  })

  it('is clear in nineteen songs of twenty', () => {
    expect(heard.filter(Boolean).length / heard.length).toBeGreaterThan(0.95)
  })

  it('has its tonic in the chords that stand on it, however few voices play them', async () => {
    for (const genre of ['R&B', 'Disco', 'Blues', 'Jazz', 'Lo-fi'] as const) {
      const score = await play(genre, 3)
      const struck = score.tracks.filter(({ stem }) => stem === 'harmony').flatMap(({ notes }) => chordsStruck(notes))
      const home = struck.filter(([{ startBeat }]) => chordAt(score.chords, startBeat).root === score.key.tonic)
      const rooted = home.filter((notes) => notes.some(({ pitch }) => pitch % 12 === score.key.tonic))
      expect(home.length, genre).toBeGreaterThan(10)
      expect(rooted.length / home.length, genre).toBeGreaterThan(0.9)
    }
  })

  it('is where melodies rest', async () => {
    const scores = await Promise.all(GENRES.flatMap((genre) => [1, 2, 3].map((seed) => play(genre, seed))))
    const long = scores.flatMap(({ tracks, key }) =>
      tracks
        .filter(({ stem }) => stem === 'lead')
        .flatMap(({ notes }) => notes.filter(({ lengthBeats }) => lengthBeats >= 1))
        .map(({ pitch }) => (pitch - key.tonic + 12) % 12),
    )
    expect(long.filter((degree) => degree === 0).length / long.length).toBeGreaterThan(0.3)
  })

  it.each([...GENRES])('is where choruses and songs of %s end', async (genre) => {
    const { chords, sections, key } = await play(genre, 5)
    for (const { kind, startBeat, lengthBeats } of sections.filter(
      (one) => one.kind === 'chorus' || one.kind === 'outro',
    )) {
      const end = startBeat + lengthBeats
      const last = chords.find((chord) => chord.startBeat < end && chord.startBeat + chord.lengthBeats >= end)!
      expect(last.root, kind).toBe(key.tonic)
    }
  })
})
