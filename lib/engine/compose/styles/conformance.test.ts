import { describe, expect, it } from 'vitest'
import { INSTRUMENT_NAMES, INSTRUMENTS, type InstrumentName } from '../../instruments/registry.ts'
import { GENRES, type GenreName, MOODS } from '../../score/names.ts'
import type { Note, Score, Section } from '../../score/score.ts'
import { SINGERS, singerFor } from '../../voices/singers.ts'
import { suits } from '../arrangement/drums.ts'
import { barsOfPattern } from '../arrangement/stage.ts'
import { composeSong } from '../compose.ts'
import { STYLE_PROFILES } from './registry.ts'

const SEEDS = Array.from({ length: 8 }, (_, index) => index + 1)

const play = (style: string, seed: number, mood?: string): Promise<Score> => {
  const song = { title: '', lyrics: '', voice: 'f', instrumental: true, lengthSec: 40 } as const
  return composeSong({ ...song, style, seed, ...(mood ? { mood } : {}) }, async () => [], singerFor)
}

const METERS = GENRES.flatMap((genre) =>
  STYLE_PROFILES[genre].meters.map(([{ beatsPerBar }]) => [genre, beatsPerBar] as const),
)

describe('the styles', () => {
  it('seat every instrument that there is', () => {
    const seated = Object.values(STYLE_PROFILES).flatMap(({ parts }) => parts.flatMap(({ instruments }) => instruments))
    expect(new Set(seated)).toEqual(new Set(INSTRUMENT_NAMES))
  })

  it.each([...GENRES])('give the songs of %s different bands', async (genre) => {
    const songs = await Promise.all(SEEDS.map((seed) => play(genre, seed)))
    expect(new Set(songs.map(({ tracks }) => tracks.map(({ instrument }) => instrument).join())).size).toBeGreaterThan(
      2,
    )
  })
})

/** Five songs of each mood and of none, each from a seed of its own. */
function songsOf(genre: GenreName, beatsPerBar: number): Promise<Score>[] {
  return [undefined, ...MOODS].flatMap((mood, index) =>
    Array.from({ length: 5 }, (_, song) => play(`${genre}, ${beatsPerBar}/4`, index * 5 + song, mood)),
  )
}

describe.each(METERS)('%s in %d/4', (genre, beatsPerBar) => {
  const profile = STYLE_PROFILES[genre]
  const drummed = profile.grooves.some(({ full }) => Object.keys(full).length > 0)

  it('has grooves, and patterns for every part', () => {
    expect(profile.grooves.filter((groove) => suits(groove, beatsPerBar)).length).toBeGreaterThanOrEqual(
      drummed ? 2 : 1,
    )
    for (const { name, role, patterns } of profile.parts) {
      if (role === 'drums' || role === 'lead' || role === 'counter') continue
      for (const list of [patterns!.calm, patterns!.full]) {
        expect(list.filter((pattern) => barsOfPattern(pattern, beatsPerBar)).length, name).toBeGreaterThan(0)
      }
    }
  })

  it('likes manners that singers have', () => {
    const words = new Set(SINGERS.flatMap(({ manner }) => manner.split(/\W+/)))
    for (const manner of profile.vocal.manners) expect(words).toContain(manner)
  })

  it('plays in every mood what its instruments can, with drums in the choruses and no bar of silence', async () => {
    for await (const score of songsOf(genre, beatsPerBar)) {
      const song = `${genre} ${score.mood} ${score.seed}`
      expect(score.meter.beatsPerBar, song).toBe(beatsPerBar)
      expect(strayNotes(score), song).toEqual([])
      if (drummed) expect(drumlessChoruses(score), song).toEqual([])
      expect(silentBars(score), song).toEqual([])
    }
  })
})

function strayNotes({ tracks }: Score): string[] {
  return tracks.flatMap(({ name, instrument, notes }) => {
    const [low, high] = INSTRUMENTS[instrument as InstrumentName].range
    return notes.flatMap(({ pitch }) => (pitch < low || pitch > high ? [`${name}: ${pitch} on ${instrument}`] : []))
  })
}

function drumlessChoruses({ sections, tracks }: Score): Section[] {
  const drums = tracks.filter(({ stem }) => stem === 'drums').flatMap(({ notes }) => notes)
  return sections.filter(({ kind, startBeat, lengthBeats }) => {
    const hits = drums.filter((note) => note.startBeat >= startBeat && note.startBeat < startBeat + lengthBeats)
    return kind === 'chorus' && hits.length <= lengthBeats / 2
  })
}

function silentBars({ tracks, lengthBeats, meter }: Score): number[] {
  const sounding = new Set<number>()
  const mark = ({ startBeat, lengthBeats: held }: Note) => {
    const last = Math.floor((startBeat + held - 0.05) / meter.beatsPerBar)
    for (let bar = Math.floor((startBeat + 0.05) / meter.beatsPerBar); bar <= last; bar++) sounding.add(bar)
  }
  for (const { notes } of tracks) notes.forEach(mark)
  return Array.from({ length: lengthBeats / meter.beatsPerBar }, (_, bar) => bar).filter((bar) => !sounding.has(bar))
}
