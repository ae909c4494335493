import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { WHOLE_SONG_LYRICS } from '#tests/support/whole-song-lyrics.ts'
import { GENRES } from '../../score/names.ts'
import { keyAt, type Note, type Score, type Section } from '../../score/score.ts'
import { chordClasses } from '../../theory/chord.ts'
import { pitchClass } from '../../theory/pitch.ts'
import { scaleOf } from '../../theory/scale.ts'
import { singerFor } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'
import { SOLO } from './arrange.ts'

const SEEDS = [1, 2, 3, 4, 5]

const compose = (style: string, seed: number, mood?: string) => {
  const song = { title: '', lyrics: WHOLE_SONG_LYRICS, voice: 'f', instrumental: false } as const
  return composeSong({ ...song, style, seed, ...(mood ? { mood } : {}) }, pronounce, singerFor)
}

const within = (notes: readonly Note[], { startBeat, lengthBeats }: Section) =>
  notes.filter((note) => note.startBeat > startBeat - 0.05 && note.startBeat < startBeat + lengthBeats - 0.05)

/** Who plays in the sections of a kind, and how many notes a beat. */
function played({ sections, tracks }: Score, kind: Section['kind']) {
  return sections
    .filter((section) => section.kind === kind)
    .map((section) => {
      const own = tracks.map(({ name, notes }) => ({ name, notes: within(notes, section).length }))
      return {
        parts: own.flatMap(({ name, notes }) => (notes > 1 ? [name] : [])),
        density: own.reduce((sum, { notes }) => sum + notes, 0) / section.lengthBeats,
      }
    })
}

/** The longest time before the last chord in which nobody plays or sings. */
function longestSilenceSec({ tracks, vocal, tempoBpm, lengthBeats, meter }: Score): number {
  const sung = vocal!.lines.flatMap(({ words }) =>
    words.flatMap(({ syllables }) => syllables.flatMap(({ notes }) => notes)),
  )
  const notes = [...sung, ...tracks.flatMap((track) => track.notes)].sort((a, b) => a.startBeat - b.startBeat)
  let soundsUntil = 0
  let longest = 0
  for (const note of notes) {
    if (note.startBeat > lengthBeats - meter.beatsPerBar) break
    longest = Math.max(longest, note.startBeat - soundsUntil)
    soundsUntil = Math.max(soundsUntil, note.startBeat + note.lengthBeats)
  }
  return (longest * 60) / tempoBpm
}

const added = (more: { parts: string[] }, less: { parts: string[] }) =>
  more.parts.filter((name) => !less.parts.includes(name))

describe.each([...GENRES])('songs of %s', (style) => {
  const songs = Promise.all(
    [undefined, 'Energetic', 'Sad'].flatMap((mood) => SEEDS.map((seed) => compose(style, seed, mood))),
  )

  it('add a part in the second verse and another in the last chorus', async () => {
    for (const score of await songs) {
      const song = `${score.mood} ${score.seed}`
      const [first, second] = played(score, 'verse')
      expect(added(second!, first!), song).not.toEqual([])
      const choruses = played(score, 'chorus')
      expect(added(choruses.at(-1)!, choruses[0]!), song).toContain('counter')
      expect(score.tracks.find(({ name }) => name === 'counter')!.notes.length, song).toBeGreaterThan(6)
    }
  })

  it('have no instrument twice where a part has others to play', async () => {
    for (const score of await songs) {
      const players = score.tracks.filter(({ name }) => name !== SOLO)
      const taken: readonly string[] = players.map(({ instrument }) => instrument)
      const again = players.filter(({ name, instrument }, at) => {
        const choices: readonly string[] = STYLE_PROFILES[style].parts.find((part) => part.name === name)!.instruments
        return taken.indexOf(instrument) < at && choices.some((choice) => !taken.includes(choice))
      })
      expect(
        again.map(({ name, instrument }) => `${name}: ${instrument}`),
        `${score.mood} ${score.seed}`,
      ).toEqual([])
    }
  })

  it('never fall silent for as long as a second', async () => {
    for (const score of await songs) expect(longestSilenceSec(score), `${score.mood} ${score.seed}`).toBeLessThan(0.9)
  })

  it('strip down in the bridge', async () => {
    for (const score of await songs) {
      const [bridge] = played(score, 'bridge')
      const chorus = played(score, 'chorus').at(-1)!
      const song = `${score.mood} ${score.seed}`
      expect(bridge!.density, song).toBeLessThan(chorus.density * 0.75)
      expect(added(chorus, bridge!), song).not.toEqual([])
    }
  })

  it('have a countermelody of the harmony, in steps more than leaps', async () => {
    for (const score of await songs) {
      const song = `${score.mood} ${score.seed}`
      const { notes } = score.tracks.find(({ name }) => name === 'counter')!
      const inTune = notes.filter(({ startBeat, pitch }, at) => {
        const chord = score.chords.findLast((one) => one.startBeat <= startBeat + 0.05)!
        const resolves = Math.abs((notes[at + 1]?.pitch ?? 0) - pitch) <= 2
        return resolves || chordClasses(chord).includes(pitchClass(pitch))
      })
      expect(inTune.length / notes.length, song).toBeGreaterThan(0.95)
      const foreign = notes.filter(({ startBeat, pitch }) => {
        const chord = score.chords.findLast((one) => one.startBeat <= startBeat + 0.05)!
        return ![...scaleOf(keyAt(score, startBeat + 0.05)), ...chordClasses(chord)].includes(pitchClass(pitch))
      })
      expect(foreign, song).toEqual([])
      const leaps = notes.slice(1).filter((note, at) => Math.abs(note.pitch - notes[at]!.pitch) > 9)
      expect(leaps, song).toEqual([])
      expect(new Set(notes.map(({ pitch }) => pitch)).size, song).toBeGreaterThan(2)
    }
  })
})
