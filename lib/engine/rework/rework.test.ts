import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { SOLO } from '../compose/arrangement/arrange.ts'
import { composeSong } from '../compose/compose.ts'
import { describeSong } from '../compose/describe.ts'
import type { SongRequest } from '../compose/settings/request.ts'
import { STYLE_PROFILES } from '../compose/styles/registry.ts'
import { notesOf } from '../compose/transposition/transpose.ts'
import { INSTRUMENTS } from '../instruments/registry.ts'
import { NothingToSing } from '../lyrics/sections.ts'
import { GENRES } from '../score/names.ts'
import { type Note, type Score, type SungLine, secondsAt } from '../score/score.ts'
import { pitchClass } from '../theory/pitch.ts'
import { singerFor, singerNamed } from '../voices/singers.ts'
import { repeatsOf } from './line.ts'
import { reworkedLyrics } from './lyrics.ts'
import { type Change, reworkSong, tryRework } from './rework.ts'
import { singersOf } from './singer.ts'
import { canPlay, inStyle } from './style.ts'
import { tempoLimits } from './tempo.ts'

const LYRICS = `[Verse]
Morning paints the window in a quiet shade of gold
I found your yellow jacket where the summer met the cold
The kettle hums a secret that the radio once told
And I am still too restless to do anything but hold

[Chorus]
Carry me over the river tonight
Carry me under the paper moonlight
I don't need a map when you're holding me tight

[Verse]
The station clock is sleeping on the wrong side of the hour
The candle by the window is a lonely little flower

[Chorus]
Carry me over the river tonight
Carry me under the paper moonlight
I don't need a map when you're holding me tight`

const compose = (changes: Partial<SongRequest> = {}) =>
  composeSong(
    { title: 'River', lyrics: LYRICS, style: 'Pop', voice: 'f', instrumental: false, seed: 1, ...changes },
    pronounce,
    singerFor,
  )
const rework = (score: Score, change: Change) => reworkSong(score, change, pronounce)
const refusal = (score: Score, change: Change) =>
  rework(score, change).then(
    () => null,
    (error) => error.refusal ?? error,
  )

const songs = Promise.all(
  ['Pop', 'Jazz', 'Rock', 'Folk', 'Hip-hop', 'Electronic'].flatMap((style) =>
    [1, 2].map((seed) => compose({ style, seed, voice: seed === 1 ? 'f' : 'm' })),
  ),
)

const lines = (score: Score): readonly SungLine[] => score.vocal?.lines ?? []
const sung = (score: Score) => lines(score).flatMap(notesOf)
const pitches = (notes: readonly Note[]) => notes.map((note) => note.pitch)
const steps = (line: SungLine) =>
  pitches(notesOf(line))
    .slice(1)
    .map((pitch, at) => pitch - notesOf(line)[at]!.pitch)
const wordsOf = (line: SungLine) => line.words.map((word) => word.text).join(' ')
const onsetsSec = (score: Score) =>
  [...sung(score), ...score.tracks.flatMap((track) => track.notes)].map((note) => secondsAt(score, note.startBeat))

describe('another tempo', () => {
  it('moves every onset by the same ratio and touches nothing else', async () => {
    for (const score of await songs) {
      const tempoBpm = score.tempoBpm - 6
      const slower = await rework(score, { kind: 'tempo', tempoBpm })
      expect({ ...slower, tempoBpm: score.tempoBpm }).toEqual(score)
      const before = onsetsSec(score)
      onsetsSec(slower).forEach((sec, at) => {
        expect(sec * tempoBpm).toBeCloseTo(before[at]! * score.tempoBpm, 6)
      })
    }
  })

  it('is refused with its limits where words would blur or breath would end', async () => {
    const score = await compose()
    const { lowBpm, highBpm } = tempoLimits(score)
    expect(lowBpm).toBeLessThan(score.tempoBpm * 0.8)
    expect(highBpm).toBeGreaterThan(score.tempoBpm * 1.2)
    expect(await refusal(score, { kind: 'tempo', tempoBpm: 300 })).toEqual({
      reason: 'tempoUnsingable',
      lowBpm,
      highBpm,
    })
    expect(await refusal(score, { kind: 'tempo', tempoBpm: 12 })).toMatchObject({ reason: 'tempoUnsingable' })
    const fastest = await rework(score, { kind: 'tempo', tempoBpm: highBpm })
    const lengths = sung(fastest).map((note) => secondsAt(fastest, note.lengthBeats))
    expect(lengths.filter((sec) => sec > 0.13).length).toBeGreaterThan(lengths.length * 0.85)
  })
})

describe('another key', () => {
  it('moves all that has a pitch by one interval, the smaller way, in the same mode', async () => {
    for (const score of await songs) {
      for (let by = -6; by <= 5; by++) {
        if (by === 0) continue
        const tonic = pitchClass(score.key.tonic + by)
        const moved = await rework(score, { kind: 'key', tonic })
        expect(moved.key).toEqual({ tonic, mode: score.key.mode })
        moved.chords.forEach((chord, at) => {
          expect(pitchClass(chord.root - by)).toBe(score.chords[at]!.root)
          expect(pitchClass(chord.bass - by)).toBe(score.chords[at]!.bass)
        })
        moved.tracks.forEach((track, at) => {
          const before = score.tracks[at]!
          if (track.stem === 'drums') expect(track).toEqual(before)
          const shift = track.stem === 'drums' ? 0 : by
          const strays = track.notes.filter(({ pitch }, index) =>
            pitchClass(pitch - before.notes[index]!.pitch - shift),
          )
          expect(strays, track.name).toEqual([])
        })
        const before = pitches(sung(score))
        for (const [at, pitch] of pitches(sung(moved)).entries()) {
          expect(pitchClass(pitch - before[at]! - by)).toBe(0)
        }
      }
    }
  })

  it('keeps every melody whole, and moves it by octaves only where the singer could not follow', async () => {
    const shapes: boolean[] = []
    const together: boolean[] = []
    for (const score of await songs) {
      for (const by of [-6, -3, -1, 2, 5]) {
        const moved = await rework(score, { kind: 'key', tonic: pitchClass(score.key.tonic + by) })
        const { low, high } = singerNamed(score.vocal!.singer).range
        for (const pitch of pitches(sung(moved))) {
          expect(pitch).toBeGreaterThanOrEqual(low - 5)
          expect(pitch).toBeLessThanOrEqual(high + 4)
        }
        const straight = pitches(sung(score)).map((pitch) => pitch + by)
        const octaves = new Set(pitches(sung(moved)).map((pitch, at) => pitch - straight[at]!))
        together.push(octaves.size === 1)
        if (Math.min(...straight) >= low && Math.max(...straight) <= high)
          expect(pitches(sung(moved))).toEqual(straight)
        lines(moved).forEach((line, at) => {
          shapes.push(steps(line).join() === steps(lines(score)[at]!).join())
          line.harmony?.forEach((pitch, index) => {
            const gap = lines(score)[at]!.harmony![index]! - notesOf(lines(score)[at]!)[index]!.pitch
            expect(pitchClass(pitch - notesOf(line)[index]!.pitch - gap)).toBe(0)
          })
        })
      }
    }
    expect(shapes.filter(Boolean).length / shapes.length).toBeGreaterThan(0.97)
    expect(together.filter(Boolean).length / together.length).toBeGreaterThan(0.93)
  })

  it('stays within every instrument and spells its chords as the key does', async () => {
    for (const score of await songs) {
      const moved = await rework(score, { kind: 'key', tonic: pitchClass(score.key.tonic + 6) })
      for (const track of moved.tracks) {
        const [low, high] = INSTRUMENTS[track.instrument as keyof typeof INSTRUMENTS].range
        expect(
          track.notes.filter(({ pitch }) => pitch < low || pitch > high),
          track.instrument,
        ).toEqual([])
      }
    }
    const score = await compose({ style: 'Pop, C major', seed: 4 })
    const inE = await rework(score, { kind: 'key', tonic: 4 })
    const flats = inE.chords.map((chord) => chord.symbol).filter((symbol) => /^[A-G]b/.test(symbol))
    expect(flats).toEqual([])
    expect(describeSong(inE).key).toBe('E major')
  })

  it('is refused when it is the song’s own', async () => {
    const score = await compose()
    expect(await refusal(score, { kind: 'key', tonic: score.key.tonic })).toEqual({ reason: 'nothingChanged' })
  })
})

describe('another singer', () => {
  it('sings the same tune in reach of the new voice while the band plays the same notes', async () => {
    for (const score of await songs) {
      for (const singer of singersOf(score)) {
        if (singer.name === score.vocal!.singer) continue
        const other = await rework(score, { kind: 'singer', singer: singer.name })
        expect({ ...other, vocal: null }).toEqual({ ...score, vocal: null })
        expect(other.vocal!.singer).toBe(singer.name)
        expect(lines(other).map(wordsOf)).toEqual(lines(score).map(wordsOf))
        sung(other).forEach((note, at) => {
          const before = sung(score)[at]!
          expect(pitchClass(note.pitch - before.pitch)).toBe(0)
          expect(note).toEqual({ ...before, pitch: note.pitch })
          expect(note.pitch).toBeGreaterThanOrEqual(singer.range.low - 5)
          expect(note.pitch).toBeLessThanOrEqual(singer.range.high + 4)
        })
      }
    }
  })

  it('comes down an octave for a man as a whole, chorus above verse', async () => {
    const score = await compose()
    const low = await rework(score, { kind: 'singer', singer: 'alder' })
    expect(pitches(sung(low))).toEqual(pitches(sung(score)).map((pitch) => pitch - 12))
  })

  it('must know the language, and there must be something to sing', async () => {
    const score = await compose()
    expect(await refusal(score, { kind: 'singer', singer: 'thistle' })).toEqual({ reason: 'singerUnfit' })
    const played = await compose({ lyrics: '', instrumental: true })
    expect(await refusal(played, { kind: 'singer', singer: 'alder' })).toEqual({ reason: 'nobodySings' })
  })
})

describe('another style', () => {
  it('keeps words, melody, chords and form, and brings the band of the other style', async () => {
    for (const score of (await songs).filter((_, index) => index % 3 === 0)) {
      for (const style of GENRES.filter((name) => canPlay(name, score))) {
        if (style === score.style) continue
        const other = await rework(score, { kind: 'style', style })
        expect(other.chords).toEqual(score.chords)
        expect(other.sections).toEqual(score.sections)
        expect(lines(other).map(wordsOf)).toEqual(lines(score).map(wordsOf))
        expect(lines(other).map(steps)).toEqual(lines(score).map(steps))
        const seats = new Set([...STYLE_PROFILES[style].parts.map((part) => part.name), SOLO])
        for (const track of other.tracks) {
          expect(seats).toContain(track.name)
          const [low, high] = INSTRUMENTS[track.instrument as keyof typeof INSTRUMENTS].range
          expect(
            track.notes.filter(({ pitch }) => pitch < low || pitch > high),
            track.instrument,
          ).toEqual([])
        }
        expect(other.tracks.length).toBeGreaterThan(1)
        expect(other.vocal!.gainDb).toBe(STYLE_PROFILES[style].vocal.gainDb)
        expect(lines(other).some((line) => line.harmony)).toBe(STYLE_PROFILES[style].vocal.backing !== undefined)
      }
    }
  })

  it('sings straight and swung as the styles do', async () => {
    const straight = await compose({ style: 'Pop' })
    const swung = await rework(straight, { kind: 'style', style: 'Jazz' })
    const offbeats = (score: Score) => sung(score).filter(({ startBeat }) => (startBeat * 2) % 1 > 0.01).length
    expect(offbeats(straight)).toBeLessThan(offbeats(swung))
    const back = inStyle(swung, { style: 'Pop' })
    for (const [at, note] of sung(back).entries()) {
      expect(note.startBeat).toBeCloseTo(sung(straight)[at]!.startBeat, 4)
    }
  })

  it('would give a song back its own band, for the seed chooses the same again', async () => {
    for (const seed of [1, 2, 3]) {
      const score = await compose({ style: 'Pop', seed })
      expect(inStyle(score, { style: 'Pop' })).toEqual(score)
    }
  })

  it('moves the tempo only as far as the style asks and the words can follow', async () => {
    const score = await compose({ style: 'Folk waltz, 88 bpm' })
    const ballad = await compose({ style: 'Pop, 70 bpm' })
    expect(await refusal(score, { kind: 'style', style: 'Electronic' })).toEqual({
      reason: 'styleLacksMeter',
      beatsPerBar: 3,
    })
    const club = await rework(ballad, { kind: 'style', style: 'Electronic' })
    expect(club.tempoBpm).toBeGreaterThan(100)
    expect(club.tempoBpm).toBeLessThanOrEqual(tempoLimits(ballad).highBpm)
    const pop = await compose({ style: 'Pop, 110 bpm' })
    expect((await rework(pop, { kind: 'style', style: 'Rock' })).tempoBpm).toBe(110)
  })

  it('keeps the melody of a song that nobody sings', async () => {
    const score = await compose({ lyrics: '', instrumental: true, style: 'Pop', lengthSec: 120 })
    const other = await rework(score, { kind: 'style', style: 'Folk' })
    const chorus = score.sections.find((section) => section.kind === 'chorus')!
    const melody = ({ tracks }: Score) =>
      tracks
        .filter((track) => track.stem === 'lead')
        .flatMap((track) => track.notes)
        .filter(({ startBeat }) => startBeat >= chorus.startBeat && startBeat < chorus.startBeat + chorus.lengthBeats)
        .map((note) => pitchClass(note.pitch))
    expect(melody(other)).toEqual(melody(score))
    expect(other.tracks.map((track) => track.instrument)).not.toEqual(score.tracks.map((track) => track.instrument))
  })
})

describe('other words on a line', () => {
  const line = (text: string, at = 0, everywhere = true): Change => ({ kind: 'line', line: at, text, everywhere })

  it('are sung on the same notes where they have as many syllables, and nothing else changes', async () => {
    for (const score of await songs) {
      const text = 'Evening paints the doorway in a gentle cloud of blue'
      const other = await rework(score, line(text))
      expect(wordsOf(lines(other)[0]!)).toBe(text)
      expect(lines(other)[0]!.text).toBe(text)
      expect(notesOf(lines(other)[0]!)).toEqual(notesOf(lines(score)[0]!))
      expect(lines(other).slice(1)).toEqual(lines(score).slice(1))
      expect({ ...other, vocal: null }).toEqual({ ...score, vocal: null })
    }
  })

  it.each([
    ['fewer', 'Morning paints the window gold'],
    ['far fewer', 'Gold'],
    ['more', 'Morning is painting the window in a quiet and forgotten shade of gold'],
  ])('share the line’s time anew when they have %s syllables', async (_, text) => {
    for (const score of await songs) {
      const other = await rework(score, line(text))
      const [before, after] = [notesOf(lines(score)[0]!), notesOf(lines(other)[0]!)]
      expect(wordsOf(lines(other)[0]!)).toBe(text)
      expect(after[0]!.startBeat).toBeGreaterThanOrEqual(before[0]!.startBeat - 1e-6)
      after.slice(1).forEach((note, at) => {
        expect(note.startBeat).toBeGreaterThanOrEqual(after[at]!.startBeat + after[at]!.lengthBeats - 1e-6)
      })
      const end = after.at(-1)!.startBeat + after.at(-1)!.lengthBeats
      expect(notesOf(lines(other)[1]!)[0]!.startBeat - end).toBeGreaterThan(0.3)
      expect(Math.min(...after.map((note) => secondsAt(score, note.lengthBeats)))).toBeGreaterThan(0.09)
      const pace = (notes: readonly Note[]) => (notes.at(-1)!.startBeat - notes[0]!.startBeat) / (notes.length - 1)
      if (after.length > 4) expect(pace(after)).toBeLessThan(pace(before) * 1.6)
      for (const note of after.slice(0, -1)) {
        const then = before.findLast(({ startBeat }) => startBeat <= note.startBeat + 0.02) ?? before[0]!
        expect(note.pitch).toBe(then.pitch)
      }
      expect(after.at(-1)!.pitch).toBe(before.at(-1)!.pitch)
      expect(lines(other).slice(1)).toEqual(lines(score).slice(1))
      expect(other.tracks).toEqual(score.tracks)
    }
  })

  it('come back with a chorus, or stand in one place alone', async () => {
    const score = await compose()
    const at = lines(score).findIndex((one) => one.text.startsWith('Carry me over'))
    const repeats = repeatsOf(score, at)
    expect(repeats).toHaveLength(2)
    const text = 'Carry me over the mountain so high tonight'
    const all = await rework(score, line(text, at))
    const one = await rework(score, line(text, at, false))
    const changed = (other: Score) => lines(other).flatMap((own, index) => (own.text === text ? [index] : []))
    expect(changed(all)).toEqual(repeats)
    expect(changed(one)).toEqual([at])
    for (const own of repeats.map((index) => lines(all)[index]!)) {
      expect(own.harmony).toHaveLength(notesOf(own).length)
    }
  })

  it('are refused before anything is pronounced when even their number of words is too much', async () => {
    const score = await compose()
    await expect(tryRework(score, { kind: 'line', line: 0, text: 'la '.repeat(90), everywhere: true })).rejects.toThrow(
      'lineTooLong',
    )
    await expect(
      tryRework(score, { kind: 'line', line: 0, text: 'Something altogether different', everywhere: true }),
    ).resolves.toBeDefined()
    expect(await refusal(score, line(`${lines(score)[0]!.text}!`))).toEqual({ reason: 'nothingChanged' })
  })

  it('stand in the lyrics where the old ones stood, among the tags as written', async () => {
    const score = await compose()
    const at = lines(score).findIndex((one) => one.text.startsWith('Carry me under'))
    const text = 'Carry me under the silver moonlight'
    const lyrics = LYRICS.replaceAll('Carry me under the paper moonlight', text)
    const all = await rework(score, line(text, at))
    expect(reworkedLyrics(LYRICS, score, all)).toBe(lyrics)
    const first = reworkedLyrics(LYRICS, score, await rework(score, line(text, at, false)))
    expect(first).toBe(LYRICS.replace('Carry me under the paper moonlight', text))
    expect(reworkedLyrics('', score, all)).toBe(lyrics)
  })

  it('stand in the lyrics among chords and directions, which stay, and bring none of their own into the song', async () => {
    const before = await compose()
    const chorded = LYRICS.replace(
      'Carry me under the paper moonlight',
      '[Am] Carry me under (softly) the [G]paper moonlight',
    )
    const at = lines(before).findIndex((one) => one.text.startsWith('Carry me under'))
    const after = await rework(before, line('[Am] Carry me under (softly) the silver moonlight', at))
    expect(lines(after)[at]!.text).toBe('Carry me under the silver moonlight')
    expect(reworkedLyrics(chorded, before, after)).toContain('[Am] Carry me under the silver moonlight')
    const other = lines(before).findIndex((one) => !one.text.startsWith('Carry'))
    const elsewhere = await rework(before, line('Something else is here', other, false))
    expect(reworkedLyrics(chorded, before, elsewhere)).toContain('[Am] Carry me under (softly) the [G]paper moonlight')
  })

  it('are refused when the line cannot hold them, saying what it can', async () => {
    const score = await compose()
    const told = await refusal(score, line('la '.repeat(90)))
    expect(told).toMatchObject({ reason: 'lineTooLong' })
    const most = await rework(score, line('la '.repeat(told.most)))
    expect(lines(most)[0]!.words).toHaveLength(told.most)
    expect(await refusal(score, line('la', 99))).toEqual({ reason: 'lineUnknown' })
    expect(await refusal(score, line('…'))).toBeInstanceOf(NothingToSing)
  })
})
