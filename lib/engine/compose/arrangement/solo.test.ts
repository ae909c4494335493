import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { WHOLE_SONG_LYRICS } from '#tests/support/whole-song-lyrics.ts'
import { INSTRUMENTS, type InstrumentName } from '../../instruments/registry.ts'
import { GENRES } from '../../score/names.ts'
import { type Note, type Score, type Section, secondsAt } from '../../score/score.ts'
import { chordClasses } from '../../theory/chord.ts'
import { pitchClass } from '../../theory/pitch.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { chordAt } from '../harmony/harmony.ts'
import type { SongRequest } from '../settings/request.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'

const SOLOISTS = GENRES.filter((genre) => STYLE_PROFILES[genre].solo)
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

const compose = (changes: Partial<SongRequest>) =>
  composeSong(
    {
      ...{ title: '', lyrics: WHOLE_SONG_LYRICS, style: 'Rock', voice: 'f', instrumental: false, seed: 1 },
      ...changes,
    },
    pronounce,
    singerFor,
  )

type Solo = { readonly score: Score; readonly section: Section; readonly notes: readonly Note[] }

const endOf = ({ startBeat, lengthBeats }: Section) => startBeat + lengthBeats
const within = (notes: readonly Note[], section: Section) =>
  notes.filter(({ startBeat }) => startBeat > section.startBeat - 0.05 && startBeat < endOf(section) - 0.05)

function soloOf(score: Score): Solo[] {
  const notes = score.tracks.filter(({ name }) => name === 'solo').flatMap((track) => track.notes)
  const section = score.sections.find((one) => within(notes, one).length > 0)
  return section ? [{ score, section, notes }] : []
}

const songs = Promise.all(SOLOISTS.flatMap((style) => SEEDS.map((seed) => compose({ style, seed }))))
const solos = songs.then((scores) => scores.flatMap(soloOf))

const share = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length
const last = <One>(values: readonly One[]) => values.at(-1)!

describe('solos', () => {
  it('are in most songs of the styles that live by them, and in some of others', async () => {
    for (const style of SOLOISTS) {
      const own = (await songs).filter((score) => score.style === style)
      const had = share(own.map((score) => soloOf(score).length > 0))
      expect(Math.abs(had - STYLE_PROFILES[style].solo!.chance), style).toBeLessThan(0.4)
    }
    expect((await solos).length).toBeGreaterThan(SOLOISTS.length * 3)
  })

  it('lead into the last chorus while nobody sings and the band plays on', async () => {
    for (const { score, section } of await solos) {
      const at = score.sections.indexOf(section)
      expect(score.sections.slice(at).map(({ kind }) => kind)).toEqual(['break', 'chorus', 'outro'])
      expect(score.vocal!.lines.filter((line) => line.section === at)).toEqual([])
      const bars = section.lengthBeats / score.meter.beatsPerBar
      for (const stem of ['bass', 'harmony']) {
        const notes = within(
          score.tracks.filter((track) => track.stem === stem).flatMap((track) => track.notes),
          section,
        )
        expect(notes.length, `${score.style} ${score.seed} ${stem}`).toBeGreaterThanOrEqual(bars)
      }
    }
  })

  it('begin with the melody of the song, as it is sung', async () => {
    const told = (await solos).map(({ score, section, notes }) => {
      const bars = 2 * score.meter.beatsPerBar
      const opening = notes.filter(({ startBeat }) => startBeat < section.startBeat + bars - 0.1)
      const themes = ['chorus', 'verse'].map((kind) => {
        const sung = score.sections.findIndex((one) => one.kind === kind)
        const lines = score.vocal!.lines.filter((line) => line.section === sung)
        const own = lines.flatMap(({ words }) =>
          words.flatMap(({ syllables }) => syllables.flatMap((one) => one.notes)),
        )
        return own.map((note) => ({ ...note, startBeat: note.startBeat - score.sections[sung]!.startBeat }))
      })
      const alike = themes.map((theme) =>
        share(
          opening.map((note) =>
            theme.some(
              ({ startBeat, pitch }) =>
                Math.abs(startBeat - (note.startBeat - section.startBeat)) < 0.06 && (pitch - note.pitch) % 12 === 0,
            ),
          ),
        ),
      )
      return Math.max(...alike) > 0.3
    })
    expect(share(told)).toBeGreaterThan(0.75)
  })

  it('climb, are highest towards their end, and come to rest on a chord tone', async () => {
    const late: boolean[] = []
    for (const { score, section, notes } of await solos) {
      const song = `${score.style} ${score.seed}`
      const top = Math.max(...notes.map(({ pitch }) => pitch))
      const peak = notes.find(({ pitch }) => pitch === top)!
      late.push((peak.startBeat - section.startBeat) / section.lengthBeats > 0.5)
      const mean = (some: readonly Note[]) => some.reduce((sum, { pitch }) => sum + pitch, 0) / some.length
      const quarter = section.lengthBeats / 4
      const first = mean(notes.filter(({ startBeat }) => startBeat < section.startBeat + quarter))
      expect(top - first, song).toBeGreaterThanOrEqual(4)
      const home = last(notes)
      expect(home.lengthBeats, song).toBeGreaterThanOrEqual(score.meter.beatsPerBar * 0.6)
      expect(chordClasses(chordAt(score.chords, home.startBeat + 0.02)), song).toContain(pitchClass(home.pitch))
    }
    expect(share(late)).toBeGreaterThan(0.85)
  })

  it('fit the harmony, move by steps more than by leaps, and stay within the instrument', async () => {
    for (const { score, notes } of await solos) {
      const song = `${score.style} ${score.seed}`
      const { instrument } = score.tracks.find(({ name }) => name === 'solo')!
      const [low, high] = INSTRUMENTS[instrument as InstrumentName].range
      expect(notes.filter(({ pitch }) => pitch < low || pitch > high)).toEqual([])
      const moves = notes.slice(1).map((note, at) => Math.abs(note.pitch - notes[at]!.pitch))
      expect(share(moves.map((move) => move <= 4)), song).toBeGreaterThan(0.7)
      expect(share(moves.map((move) => move > 9)), song).toBeLessThan(0.02)
      const strong = notes.flatMap((note, at) => {
        if (Math.abs(note.startBeat - Math.round(note.startBeat)) > 0.02) return []
        const tones = chordClasses(chordAt(score.chords, note.startBeat + 0.02))
        return [tones.includes(pitchClass(note.pitch)) || moves[at] === 1 || moves[at] === 2]
      })
      expect(share(strong), song).toBeGreaterThan(0.9)
      const pitches = new Set(notes.map(({ pitch }) => pitch))
      expect(pitches.size, song).toBeGreaterThan(5)
    }
  })

  it('never make a song longer than it may be, nor miss a wished length', async () => {
    for (const seed of SEEDS) {
      const sec = async (changes: Partial<SongRequest>) => {
        const score = await compose({ seed, style: 'Blues', ...changes })
        return secondsAt(score, score.lengthBeats)
      }
      const natural = await sec({})
      expect(await sec({ longestSec: natural - 10 })).toBeLessThanOrEqual(natural - 10)
      expect(Math.abs((await sec({ lengthSec: natural })) - natural)).toBeLessThan(12)
    }
  })

  it('are played in the breaks that lyrics name, and by the instrument that somebody wished', async () => {
    const named = WHOLE_SONG_LYRICS.replace('[Bridge]', '[Break]\n\n[Bridge]')
    const score = await compose({ lyrics: named, style: 'Metal' })
    expect(soloOf(score).map(({ section }) => score.sections.indexOf(section))).toEqual([5])
    const saxophone = await compose({ lyrics: named, style: 'Rock, saxophone' })
    expect(saxophone.tracks.find(({ name }) => name === 'solo')!.instrument).toBe('saxophone')
  })
})
