import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { midiFile } from '../../codec/midi.ts'
import { inKey } from '../../rework/key.ts'
import { inStyle } from '../../rework/style.ts'
import { GENRES } from '../../score/names.ts'
import { keyAt, type Note, type Score } from '../../score/score.ts'
import { chordClasses } from '../../theory/chord.ts'
import { pitchClass } from '../../theory/pitch.ts'
import { scaleOf } from '../../theory/scale.ts'
import { singerFor, singerNamed } from '../../voices/singers.ts'
import { composeSong } from '../compose.ts'
import type { SongRequest } from '../settings/request.ts'
import { STYLE_PROFILES } from '../styles/registry.ts'
import { notesOf } from './transpose.ts'

const LYRICS = `[Verse]
Streetlights hum a low refrain
Footprints fading in the rain

[Chorus]
Run with me till morning
Run without a warning

[Verse]
Coffee cooling in the cup
Half the city waking up

[Chorus]
Run with me till morning
Run without a warning

[Bridge]
Hold the road and hold the sun
Hold the day that we begun

[Chorus]
Run with me till morning
Run without a warning`

const compose = (changes: Partial<SongRequest>) =>
  composeSong(
    { ...{ title: '', lyrics: LYRICS, style: 'Pop', voice: 'f', instrumental: false, seed: 1 }, ...changes },
    pronounce,
    singerFor,
  )

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1)
const LIFTING = GENRES.filter((genre) => STYLE_PROFILES[genre].lift)

const songs = Promise.all(
  LIFTING.flatMap((style) => SEEDS.map((seed) => compose({ style, seed, voice: seed % 2 ? 'f' : 'm' }))),
)
const lifted = songs.then((scores) => scores.filter(({ lift }) => lift))

const share = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length
const startsAt = (sung: Score, at: number) => sung.vocal!.lines.filter(({ section }) => section === at).flatMap(notesOf)
const choruses = ({ sections }: Score) => sections.flatMap(({ kind }, index) => (kind === 'chorus' ? [index] : []))

describe('the last chorus', () => {
  it('is a half or a whole tone higher in about a third of the songs of some styles, and of no others', async () => {
    for (const style of LIFTING) {
      const own = (await songs).filter((score) => score.style === style)
      const had = share(own.map(({ lift }) => lift !== undefined))
      expect(had, style).toBeGreaterThan(0.1)
      expect(had, style).toBeLessThan(0.55)
    }
    const others = await Promise.all(['Jazz', 'Rap', 'Classical'].map((style) => compose({ style, seed: 3 })))
    expect(others.filter(({ lift }) => lift)).toEqual([])
  })

  it('is the same melody, that much higher, within the range of the singer', async () => {
    for (const score of await lifted) {
      const [first, ...more] = choruses(score)
      const rise = (at: number) =>
        startsAt(score, at).map(({ pitch }, index) => pitch - startsAt(score, first!)[index]!.pitch)
      const last = more.pop()!
      expect(new Set(rise(last)), `${score.style} ${score.seed}`).toEqual(new Set([score.lift!.semitones]))
      for (const at of more) expect(new Set(rise(at))).toEqual(new Set([0]))
      const { low, high } = singerNamed(score.vocal!.singer).range
      const pitches = score.vocal!.lines.flatMap(notesOf).map(({ pitch }) => pitch)
      expect(Math.min(...pitches)).toBeGreaterThanOrEqual(low)
      expect(Math.max(...pitches)).toBeLessThanOrEqual(high)
    }
  })

  it('has the whole band in the new key, led in by its dominant, up to the end', async () => {
    for (const score of await lifted) {
      const song = `${score.style} ${score.seed}`
      const { startBeat } = score.lift!
      const key = keyAt(score, startBeat)
      const lead = score.chords.find((chord) => chord.startBeat === startBeat)!
      expect(pitchClass(lead.root - key.tonic), song).toBe(7)
      expect(score.chords.at(-1)!.root, song).toBe(key.tonic)
      const pitched = score.tracks.filter(({ stem }) => stem !== 'drums').flatMap(({ notes }) => notes)
      const fits = ({ startBeat: beat, pitch }: Note) => {
        const chord = score.chords.findLast((one) => one.startBeat <= beat + 0.05)!
        return [...scaleOf(keyAt(score, beat + 0.05)), ...chordClasses(chord)].includes(pitchClass(pitch))
      }
      expect(share(pitched.filter((note) => note.startBeat >= startBeat - 0.01).map(fits)), song).toBeGreaterThan(0.97)
      const across = pitched.filter(
        (note) => note.startBeat < startBeat - 0.01 && note.startBeat + note.lengthBeats > startBeat + 0.01,
      )
      expect(across, song).toEqual([])
    }
  })

  it('stays in the key that somebody asked for', async () => {
    const asked = await Promise.all(SEEDS.map((seed) => compose({ style: 'Pop, D major', seed })))
    expect(asked.filter(({ lift }) => lift)).toEqual([])
  })

  it('tells its key in the MIDI file, and keeps its lift in other keys and other styles', async () => {
    const score = (await lifted).find(({ style }) => style === 'Pop')!
    const signatures = (song: Score) => Buffer.from(midiFile(song)).toString('latin1').split('\xff\x59\x02').length - 1
    expect(signatures(score)).toBe(2)
    const moved = inKey(score, { tonic: pitchClass(score.key.tonic + 3) })
    expect(moved.chords.at(-1)!.root).toBe(pitchClass(score.chords.at(-1)!.root + 3))
    expect(inStyle(score, { style: 'Pop' })).toEqual(score)
    const folk = inStyle(score, { style: 'Folk' })
    const last = choruses(score).at(-1)!
    expect(startsAt(folk, last).map(({ pitch }) => pitch)).toEqual(startsAt(score, last).map(({ pitch }) => pitch))
    const bass = folk.tracks.filter(({ stem }) => stem === 'bass').flatMap(({ notes }) => notes)
    expect(pitchClass(bass.at(-1)!.pitch)).toBe(keyAt(score, score.lengthBeats).tonic)
  })
})
