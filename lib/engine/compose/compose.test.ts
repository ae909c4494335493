import { describe, expect, it } from 'vitest'
import { pronounce } from '#tests/support/dictionary-pronounce.ts'
import { INSTRUMENTS } from '../instruments/registry.ts'
import { NothingToSing } from '../lyrics/sections.ts'
import { GENRES, MOODS, SCENARIOS } from '../score/names.ts'
import { type Chord, keyAt, type Note, type Score, type SungLine, secondsAt } from '../score/score.ts'
import { scaleOf } from '../theory/scale.ts'
import { singerFor, singerNamed } from '../voices/singers.ts'
import { composeSong } from './compose.ts'
import { describeSong } from './describe.ts'
import { chordAt } from './harmony/harmony.ts'
import type { SongRequest } from './settings/request.ts'
import { STYLE_PROFILES } from './styles/registry.ts'

const CHORUS = `[Chorus]
Carry me over the river tonight
Carry me under the paper moonlight
I don't need a map when you're holding me tight
Carry me over the river tonight`

const BALLAD = `[Verse]
Morning paints the window in a quiet shade of gold
I found your yellow jacket where the summer met the cold
The kettle hums a secret that the radio once told
And I am still too restless to do anything but hold

[Pre-Chorus]
Hold on, the light is turning
Hold on, the road is burning

${CHORUS}

[Verse 2]
The station clock is sleeping on the wrong side of the hour
The candle by the window is a lonely little flower
You said that we'd go walking to the old abandoned tower
And here I stand alone again and waiting in the shower

${CHORUS}`

const SHORT_LINES = `Streetlights hum a low refrain
Footprints fading in the rain
Every corner knows my name
Nothing ever stays the same

Run with me till morning
Run without a warning
We are wide awake

Coffee cooling in the cup
Half the city waking up
Paper planes across the sky
Nobody is asking why

Run with me till morning
Run without a warning
We are wide awake`

const request = (changes: Partial<SongRequest> = {}): SongRequest => ({
  ...{ title: 'River', lyrics: BALLAD, style: 'Pop', voice: 'f', instrumental: false, seed: 1 },
  ...changes,
})

const compose = (changes: Partial<SongRequest> = {}) => composeSong(request(changes), pronounce, singerFor)

const lengthSec = (score: Score) => secondsAt(score, score.lengthBeats)
const notesOf = (line: SungLine) => line.words.flatMap((word) => word.syllables.flatMap((syllable) => syllable.notes))
const sungLines = (score: Score) => score.vocal?.lines ?? []
const isChordTone = (note: Note, chord: Chord) =>
  chord.intervals.some((interval) => (chord.root + interval - note.pitch) % 12 === 0)
const onBeat = (note: Note) => Math.abs(note.startBeat - Math.round(note.startBeat)) < 0.02
const share = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length

/** Every genre, seeds of its own, both lyrics. */
const repertoire = Promise.all(
  GENRES.flatMap((style, index) =>
    [BALLAD, SHORT_LINES].flatMap((lyrics) =>
      [1, 2].map((seed) => compose({ style, lyrics, seed: seed * 100 + index, voice: seed === 1 ? 'f' : 'm' })),
    ),
  ),
)

describe('the words', () => {
  it('are all sung, in order, once per time that they are written', async () => {
    for (const [lyrics, tags] of [
      [BALLAD, /\[.*\]/g],
      [SHORT_LINES, /\[.*\]/g],
    ] as const) {
      const written = lyrics.replace(tags, ' ').match(/[\p{L}']+/gu)
      const score = await compose({ lyrics })
      expect(sungLines(score).flatMap((line) => line.words.map((word) => word.text))).toEqual(written)
    }
  })

  it('belong to the section that they are written in', async () => {
    const score = await compose()
    const kinds = sungLines(score).map((line) => score.sections[line.section]?.kind)
    expect([...new Set(kinds)]).toEqual(['verse', 'pre-chorus', 'chorus'])
    for (const line of sungLines(score)) {
      const section = score.sections[line.section]!
      const [first, last] = [notesOf(line)[0]!, notesOf(line).at(-1)!]
      expect(first.startBeat).toBeGreaterThanOrEqual(section.startBeat - 1)
      expect(last.startBeat + last.lengthBeats).toBeLessThanOrEqual(section.startBeat + section.lengthBeats)
    }
  })

  it('never overlap, and leave room for breath between lines', async () => {
    for (const score of await repertoire) {
      const lines = sungLines(score).map(notesOf)
      for (const notes of lines) {
        notes.slice(1).forEach((note, index) => {
          const before = notes[index]!
          expect(note.startBeat).toBeGreaterThanOrEqual(before.startBeat + before.lengthBeats - 1e-6)
        })
      }
      lines.slice(1).forEach((notes, index) => {
        const last = lines[index]!.at(-1)!
        expect(notes[0]!.startBeat - last.startBeat - last.lengthBeats).toBeGreaterThan(0.3)
      })
    }
  })

  it('fall with their stresses on the beats', async () => {
    const stressed = (await repertoire)
      .flatMap(sungLines)
      .flatMap((line) => line.words.flatMap((word) => word.syllables.filter((syllable) => syllable.stress === 1)))
    expect(share(stressed.map((syllable) => onBeat(syllable.notes[0]!)))).toBeGreaterThan(0.92)
  })

  it('are sung neither too fast to be understood nor dragged', async () => {
    for (const score of await repertoire) {
      const inside = sungLines(score).flatMap((line) => notesOf(line).slice(0, -1))
      const seconds = inside.map((note) => secondsAt(score, note.lengthBeats))
      expect(Math.max(...seconds)).toBeLessThan(1.2)
      expect(share(seconds.map((length) => length > 0.16)), score.style).toBeGreaterThan(0.9)
    }
  })
})

describe('the second voice', () => {
  it('sings along with choruses in consonances that belong to the key or the chord', async () => {
    const flags: boolean[] = []
    for (const score of await repertoire) {
      for (const line of sungLines(score)) {
        if (score.sections[line.section]!.kind !== 'chorus') expect(line.harmony).toBeUndefined()
        line.harmony?.forEach((pitch, index) => {
          const note = notesOf(line)[index]!
          expect([3, 4, 5, 7, 8, 9]).toContain(Math.abs(pitch - note.pitch))
          const chord = chordAt(score.chords, note.startBeat + 0.02)
          const scale: readonly number[] = scaleOf(keyAt(score, note.startBeat))
          flags.push(scale.includes(pitch % 12) || isChordTone({ ...note, pitch }, chord))
        })
      }
    }
    expect(flags.length).toBeGreaterThan(500)
    expect(share(flags)).toBeGreaterThan(0.98)
  })

  it('moves by steps where the melody does', async () => {
    const line = sungLines(await compose()).find((one) => one.harmony)!
    const moves = line.harmony!.slice(1).map((pitch, index) => Math.abs(pitch - line.harmony![index]!))
    expect(line.harmony).toHaveLength(notesOf(line).length)
    expect(Math.max(...moves)).toBeLessThanOrEqual(9)
  })

  it('is silent in rap', async () => {
    expect(sungLines(await compose({ style: 'Rap' })).some((line) => line.harmony)).toBe(false)
  })
})

describe('the melody', () => {
  it('has chord tones on the beats, or notes that resolve by step', async () => {
    const flags = (await repertoire).flatMap((score) =>
      sungLines(score).flatMap((line) => {
        const notes = notesOf(line)
        return notes.flatMap((note, index) => {
          if (!onBeat(note)) return []
          const step = Math.abs((notes[index + 1]?.pitch ?? note.pitch) - note.pitch)
          return [isChordTone(note, chordAt(score.chords, note.startBeat + 0.02)) || step === 1 || step === 2]
        })
      }),
    )
    expect(share(flags)).toBeGreaterThan(0.97)
  })

  it('keeps to the singer’s range and hardly ever leaps over a sixth', async () => {
    const leaps: boolean[] = []
    for (const score of await repertoire) {
      const { low, high } = singerNamed(score.vocal!.singer).range
      for (const line of sungLines(score)) {
        const pitches = notesOf(line).map((note) => note.pitch)
        expect(Math.min(...pitches)).toBeGreaterThanOrEqual(low)
        expect(Math.max(...pitches)).toBeLessThanOrEqual(high)
        leaps.push(...pitches.slice(1).map((pitch, index) => Math.abs(pitch - pitches[index]!) > 9))
      }
    }
    expect(share(leaps)).toBeLessThan(0.02)
  })

  it('is spoken rather than sung in rap', async () => {
    const staying = async (style: string) => {
      const songs = await Promise.all([1, 2, 3].map((seed) => compose({ style, seed })))
      const steps = songs.flatMap(sungLines).flatMap((line) => {
        const notes = notesOf(line)
        return notes.slice(1).map((note, index) => note.pitch === notes[index]!.pitch)
      })
      return share(steps)
    }
    expect(await staying('Rap')).toBeGreaterThan((await staying('Pop')) * 2)
  })

  it('is the same in every chorus, and higher there than in the verses', async () => {
    const score = await compose()
    const melodyOf = (kind: string, time: number) => {
      const section = score.sections.filter((one) => one.kind === kind)[time]!
      return sungLines(score)
        .filter((line) => score.sections[line.section] === section)
        .flatMap((line) => notesOf(line).map((note) => [note.startBeat - section.startBeat, note.pitch] as const))
    }
    const mean = (melody: (readonly [number, number])[]) =>
      melody.reduce((sum, [, pitch]) => sum + pitch, 0) / melody.length
    expect(melodyOf('chorus', 1)).toEqual(melodyOf('chorus', 0))
    expect(mean(melodyOf('chorus', 0))).toBeGreaterThan(mean(melodyOf('verse', 0)) + 1)

    const verse = new Map(melodyOf('verse', 0))
    const shared = melodyOf('verse', 1).filter(([beat]) => verse.has(beat))
    expect(shared.length).toBeGreaterThan(verse.size * 0.6)
    expect(share(shared.map(([beat, pitch]) => verse.get(beat) === pitch))).toBeGreaterThan(0.8)
  })
})

describe('the arrangement', () => {
  it('names only instruments that exist, within their ranges, in order', async () => {
    for (const score of await repertoire) {
      for (const track of score.tracks) {
        expect(Object.keys(INSTRUMENTS)).toContain(track.instrument)
        const [low, high] = INSTRUMENTS[track.instrument as keyof typeof INSTRUMENTS].range
        const wrong = track.notes.filter(
          (note, index) =>
            !(note.pitch >= low && note.pitch <= high) ||
            !(note.lengthBeats > 0) ||
            Math.abs(note.offsetSec ?? 0) > 0.03 ||
            note.startBeat < (track.notes[index - 1]?.startBeat ?? 0) ||
            note.startBeat + note.lengthBeats > score.lengthBeats + 0.01,
        )
        expect(wrong, `${score.style} ${track.name} ${track.instrument}`).toEqual([])
      }
    }
  })

  it('is fuller in choruses than in verses', async () => {
    for (const score of await repertoire) {
      const density = (kind: string) => {
        const sections = score.sections.filter((section) => section.kind === kind)
        const beats = sections.reduce((sum, section) => sum + section.lengthBeats, 0)
        const notes = score.tracks.flatMap((track) => track.notes)
        const inside = (note: Note) =>
          sections.some(
            ({ startBeat, lengthBeats }) => note.startBeat >= startBeat && note.startBeat < startBeat + lengthBeats,
          )
        return notes.filter(inside).reduce((sum, note) => sum + note.velocity, 0) / beats
      }
      expect(density('chorus'), score.style).toBeGreaterThan(density('verse') * 1.1)
    }
  })

  it('follows chords that change within a bar, in the bass and in what is held', async () => {
    const changes = (await repertoire).flatMap((score) =>
      score.chords
        .filter(({ startBeat }) => startBeat % score.meter.beatsPerBar !== 0)
        .map((chord) => ({ score, beat: chord.startBeat })),
    )
    expect(changes.length).toBeGreaterThan(50)
    for (const { score, beat } of changes) {
      const across = (note: Note) => note.startBeat < beat - 0.3 && note.startBeat + note.lengthBeats > beat + 0.3
      const bass = score.tracks.filter(({ stem }) => stem === 'bass').flatMap(({ notes }) => notes)
      expect(bass.filter(across), score.style).toEqual([])
      for (const { notes } of score.tracks.filter(({ name }) => name === 'strings' || name === 'pad')) {
        const around = (at: number) => notes.some((one) => one.startBeat <= at && one.startBeat + one.lengthBeats > at)
        if (around(beat - 0.5)) expect(around(beat + 0.3), score.style).toBe(true)
      }
    }
  })

  it('covers the whole song with sections and chords', async () => {
    for (const score of await repertoire) {
      for (const parts of [score.sections, score.chords]) {
        expect(parts[0]!.startBeat).toBe(0)
        for (const [index, part] of parts.entries()) {
          const next = parts[index + 1]?.startBeat ?? score.lengthBeats
          expect(part.startBeat + part.lengthBeats).toBeCloseTo(next)
        }
      }
    }
  })
})

describe('the request', () => {
  it('makes one song of one seed, and others of others', async () => {
    expect(await compose({ seed: 7 })).toEqual(await compose({ seed: 7 }))
    const songs = await Promise.all([7, 8, 9, 10].map((seed) => compose({ seed })))
    const melodies = songs.map((score) =>
      sungLines(score)
        .flatMap((line) => notesOf(line).map((note) => note.pitch))
        .join(),
    )
    const grooves = songs.map((score) => score.tracks.map((track) => track.notes.length).join())
    expect(new Set(melodies).size).toBe(4)
    expect(new Set(grooves).size).toBe(4)
    expect(new Set(songs.map((score) => score.chords.map((chord) => chord.symbol).join())).size).toBe(4)
  })

  it('moves tempo and mode as its mood says', async () => {
    const over = async (mood: string) => {
      const songs = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => compose({ seed, mood })))
      const tempo = songs.reduce((sum, score) => sum + score.tempoBpm, 0) / songs.length
      return { tempo, bright: share(songs.map(({ key }) => key.mode === 'major' || key.mode === 'mixolydian')) }
    }
    const [relaxed, energetic, happy, sad] = await Promise.all(['Relaxed', 'Energetic', 'Happy', 'Sad'].map(over))
    expect(energetic!.tempo).toBeGreaterThan(relaxed!.tempo * 1.15)
    expect([happy!.bright, sad!.bright]).toEqual([1, 0])
  })

  it('reads styles, moods and scenarios from one string, and says what it did not understand', async () => {
    const score = await compose({ style: 'hip hop, SAD,Rainy night,zorble' })
    expect(score).toMatchObject({ style: 'Hip-hop', mood: 'Sad', scenario: 'Rainy night', place: { ambience: 'rain' } })
    expect(describeSong(score, 'hip hop, SAD,Rainy night,zorble')).toMatchObject({
      notUnderstood: ['zorble'],
      meter: '4/4',
    })
  })

  it('follows free words to the beat', async () => {
    const score = await compose({ style: 'folk waltz with banjo, 88 bpm, E major', voice: 'random' })
    expect(score).toMatchObject({ tempoBpm: 88, key: { tonic: 4, mode: 'major' }, meter: { beatsPerBar: 3 } })
    expect(score.tracks.map((track) => track.instrument)).toContain('banjo')
    const march = await compose({ style: 'disco, 3/4' })
    expect(describeSong(march, 'disco, 3/4').notUnderstood).toEqual(['3/4'])
    const sung = await Promise.all([1, 2, 3, 4].map((seed) => compose({ seed, style: 'male vocals', voice: 'random' })))
    expect(new Set(sung.map((song) => singerNamed(song.vocal!.singer).gender))).toEqual(new Set(['m']))
  })

  it('gives the songs to many singers, most often to the favourite, as the style and free words like them', async () => {
    const cast = (style: string, voice: 'm' | 'f') =>
      Promise.all(
        Array.from(
          { length: 40 },
          async (_, seed) => (await compose({ style, seed, voice, lyrics: 'a' })).vocal!.singer,
        ),
      )
    const [pop, metal] = await Promise.all([cast('Pop', 'f'), cast('Metal', 'm')])
    const times = (singers: readonly string[], name: string) => singers.filter((singer) => singer === name).length
    expect(times(pop, 'wren')).toBeGreaterThan(12)
    expect(times(pop, 'wren')).toBeLessThan(28)
    expect(new Set(pop).size).toBeGreaterThanOrEqual(4)
    expect(times(pop, 'linnet')).toBeGreaterThan(times(pop, 'sorrel'))
    expect(times(metal, 'teal') + times(metal, 'cedar')).toBeGreaterThan(
      times(metal, 'plover') + times(metal, 'bracken'),
    )
    expect(await cast('Pop, deep voice', 'm')).toEqual(Array(40).fill('cedar'))
    expect(new Set(await cast('Jazz, breathy vocals', 'f'))).toEqual(new Set(['yarrow']))
  })

  it('rings sleigh bells where somebody wished them', async () => {
    const rung = async (style: string) =>
      (await compose({ style })).tracks.some(
        ({ stem, notes }) => stem === 'drums' && notes.some((one) => one.pitch === 83),
      )
    expect([await rung('Pop'), await rung('Pop, sleigh bells'), await rung('Christmas')]).toEqual([false, true, true])
  })

  it.each([...MOODS, ...SCENARIOS])('can be %s', async (name) => {
    const { mood, scenario } = await compose({ style: `Folk,${name}`, seed: 3 })
    expect([mood, scenario]).toContain(name)
  })

  it.each(Object.keys(STYLE_PROFILES))('sings %s in every mode that somebody wishes', async (style) => {
    for (const mode of ['major', 'minor', 'dorian', 'mixolydian']) {
      const { key, chords } = await compose({ lyrics: CHORUS, style: `${style}, D ${mode}` })
      expect(key).toEqual({ tonic: 2, mode })
      expect(chords.length).toBeGreaterThan(0)
    }
  })

  it.each([60, 150, 300, 480])('comes near a wished length of %d s with music, not with more words', async (wished) => {
    const score = await compose({ lyrics: SHORT_LINES, lengthSec: wished })
    expect(Math.abs(lengthSec(score) - wished)).toBeLessThan(Math.max(12, wished * 0.06))
    expect(sungLines(score)).toHaveLength(14)
  })

  it('is no longer than it may be where its words leave room, whatever length was wished', async () => {
    const lyrics = [SHORT_LINES, SHORT_LINES, SHORT_LINES].join('\n\n')
    const natural = lengthSec(await compose({ lyrics }))
    const longestSec = 0.85 * natural
    const limited = await compose({ lyrics, longestSec })
    expect(lengthSec(limited)).toBeLessThanOrEqual(longestSec)
    expect(lengthSec(limited)).toBeGreaterThan(0.85 * longestSec)
    expect(sungLines(limited)).toHaveLength(42)
    expect(lengthSec(await compose({ lyrics, lengthSec: 2 * natural, longestSec }))).toBeLessThanOrEqual(longestSec)
  })

  it.each([...GENRES])('keeps the pace of %s in a short instrumental', async (style) => {
    const score = await compose({ lyrics: '', instrumental: true, style, lengthSec: 45 })
    const [low, high] = STYLE_PROFILES[style].tempoBpm
    expect(score.tempoBpm).toBeGreaterThanOrEqual(low * 0.95)
    expect(score.tempoBpm).toBeLessThanOrEqual(high * 1.05)
    expect(Math.abs(lengthSec(score) - 45)).toBeLessThan(6)
  })

  it('plays the melody where nobody sings', async () => {
    const score = await compose({ lyrics: '', instrumental: true, style: 'Jazz', lengthSec: 120 })
    expect(score.vocal).toBeNull()
    expect(score.tracks.find((track) => track.stem === 'lead')!.notes.length).toBeGreaterThan(80)
    expect(Math.abs(lengthSec(score) - 120)).toBeLessThan(12)
  })
})

describe('strange lyrics', () => {
  it.each([
    ['one letter', 'a', 1],
    ['no vowels', 'brrr tsk hmm\nshh', 4],
    ['five thousand letters in one line', 'love '.repeat(1000), 1000],
    ['four hundred lines of one word', 'word\n'.repeat(400), 400],
    ['speech markup and shell', '<speak>hello <break/> $(rm -rf /) `ls` && ; | %s', 7],
  ])('are sung: %s', async (_, lyrics, words) => {
    const score = await compose({ lyrics })
    expect(sungLines(score).flatMap((line) => line.words)).toHaveLength(words)
    expect(lengthSec(score)).toBeLessThanOrEqual(480)
  })

  it('are refused with one clear error when they hold nothing to sing', async () => {
    await expect(compose({ lyrics: '😀🎵 …' })).rejects.toThrow(NothingToSing)
  })
})
