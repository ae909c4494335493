import type { Chord, Note, PitchClass, Score, SungLine, Track } from '#lib/engine/score/score.ts'
import { secondsAt } from '#lib/engine/score/score.ts'
import type { Sing } from '#lib/engine/singing/contract.ts'

const ROOTS: readonly PitchClass[] = [9, 5, 0, 7]
const INTERVALS: Readonly<Record<number, readonly number[]>> = {
  9: [0, 3, 7],
  5: [0, 4, 7],
  0: [0, 4, 7],
  7: [0, 4, 7],
}

const note = (startBeat: number, lengthBeats: number, pitch: number, velocity = 0.7): Note => ({
  startBeat,
  lengthBeats,
  pitch,
  velocity,
})

/** A small band in A minor, written by hand: drums, bass, chords, pad and lead, four chords around. */
export function bandScore(bars: number, { seed = 1, tempoBpm = 110, sung = true } = {}): Score {
  const everyBar = (build: (bar: number, beat: number, chord: readonly number[]) => Note[]) =>
    Array.from({ length: bars }, (_, bar) => build(bar, bar * 4, chordPitches(bar))).flat()
  const track = (
    name: string,
    stem: Track['stem'],
    instrument: string,
    levels: { gainDb: number; pan?: number; reverb: number },
    notes: Note[],
  ): Track => ({ name, stem, instrument, pan: 0, ...levels, notes: notes.sort((a, b) => a.startBeat - b.startBeat) })
  const tracks = [
    track(
      'drums',
      'drums',
      'acoustic-kit',
      { gainDb: -5, reverb: 0.08 },
      everyBar((bar, beat) => drumBar(bar, beat)),
    ),
    track(
      'bass',
      'bass',
      'electric-bass',
      { gainDb: -6, reverb: 0 },
      everyBar((_, beat, chord) =>
        [0, 1.5, 2, 3].map((at, index) => note(beat + at, 0.45, chord[0]! - 24 + (index === 3 ? 12 : 0), 0.75)),
      ),
    ),
    track(
      'guitar',
      'harmony',
      'steel-guitar',
      { gainDb: -9, pan: -0.4, reverb: 0.15 },
      everyBar((_, beat, chord) =>
        [0, 1, 1.5, 2.5, 3].flatMap((at, stroke) =>
          chord.map((pitch, string) => note(beat + at + string * 0.02, 0.9, pitch, stroke === 0 ? 0.75 : 0.5)),
        ),
      ),
    ),
    track(
      'pad',
      'harmony',
      'pad',
      { gainDb: -14, reverb: 0.35 },
      everyBar((_, beat, chord) => chord.map((pitch) => note(beat, 4, pitch + 12, 0.6))),
    ),
    track(
      'piano',
      'lead',
      'piano',
      { gainDb: -9, pan: 0.3, reverb: 0.2 },
      everyBar((bar, beat, chord) =>
        bar % 2 === 0
          ? []
          : [0, 0.5, 1, 2, 3].map((at, index) => note(beat + at, 0.5, chord[index % 3]! + 12, 0.5 + 0.08 * index)),
      ),
    ),
  ]
  return {
    version: 1,
    title: 'Paper Boats — “Ünïcode”',
    language: 'en',
    seed,
    style: 'Pop',
    mood: null,
    scenario: null,
    tempoBpm,
    meter: { beatsPerBar: 4, beatUnit: 4 },
    key: { tonic: 9, mode: 'minor' },
    lengthBeats: bars * 4,
    sections: [{ kind: 'verse', startBeat: 0, lengthBeats: bars * 4, energy: 0.7 }],
    chords: Array.from({ length: bars }, (_, bar) => chordOf(bar)),
    tracks,
    vocal: sung ? { singer: 'fixture', gainDb: 0, reverb: 0.2, lines: sungLines(bars) } : null,
  }
}

/** Stands in for the singer: a bright tone with vibrato on every note of the vocal, and noise for a consonant. */
export const hum: Sing = function* (score) {
  const samples = new Float32Array(Math.ceil(secondsAt(score, score.lengthBeats + 2) * 44_100))
  const notes = score.vocal?.lines.flatMap((line) =>
    line.words.flatMap((word) => word.syllables.flatMap((s) => s.notes)),
  )
  for (const { startBeat, lengthBeats, pitch } of notes ?? []) {
    const start = Math.round(secondsAt(score, startBeat) * 44_100)
    const length = Math.round(secondsAt(score, lengthBeats) * 44_100)
    let phase = 0
    for (let index = 0; index < length; index++) {
      const vibrato = 1 + 0.004 * Math.sin((index * 2 * Math.PI * 5.5) / 44_100)
      phase += ((2 * Math.PI * 440 * 2 ** ((pitch - 69) / 12)) / 44_100) * vibrato
      const shape = Math.min(1, index / 1500, (length - index) / 2500)
      let tone = 0
      for (let partial = 1; partial <= 10; partial++) tone += Math.sin(phase * partial) / partial ** 1.2
      samples[start + index] = 0.15 * shape * tone
    }
  }
  yield [{ voice: 'lead', startSample: 0, samples, gainDb: 0, pan: 0 }]
}

function chordPitches(bar: number): readonly number[] {
  const root = ROOTS[bar % 4]!
  const low = 48 + root > 55 ? 36 + root : 48 + root
  const [, third = 4, fifth = 7] = INTERVALS[root]!
  return [low, low + fifth, low + 12, low + 12 + third]
}

function chordOf(bar: number): Chord {
  const root = ROOTS[bar % 4]!
  return {
    startBeat: bar * 4,
    lengthBeats: 4,
    root,
    intervals: INTERVALS[root]!,
    bass: root,
    symbol: ['Am', 'F', 'C', 'G'][bar % 4]!,
  }
}

function drumBar(bar: number, beat: number): Note[] {
  const hats = Array.from({ length: 8 }, (_, half) => note(beat + half / 2, 0.25, 42, half % 2 ? 0.45 : 0.7))
  const kick = [0, 2.5].map((at) => note(beat + at, 0.25, 36, 0.85))
  const snare = [1, 3].map((at) => note(beat + at, 0.25, 38, 0.8))
  return [...hats, ...kick, ...snare, ...(bar % 8 === 0 ? [note(beat, 0.25, 49, 0.75)] : [])]
}

const WORDS = [
  ['We', 'fold', 'a'],
  ['pa|per', 'boat'],
  ['and', 'let'],
  ['it', 'go'],
]

function sungLines(bars: number): SungLine[] {
  return Array.from({ length: Math.floor(bars / 4) }, (_, phrase) => ({
    text: WORDS.flat().join(' ').replaceAll('|', ''),
    language: 'en' as const,
    section: 0,
    words: WORDS.flatMap((bar, barIndex) =>
      bar.map((word, index) => ({
        text: word.replace('|', ''),
        syllables: word.split('|').map((text, part) => ({
          text,
          phones: ['ah'],
          stress: 1 as const,
          notes: [
            note(
              (phrase * 4 + barIndex) * 4 + index + part * 0.5,
              word.includes('|') ? 0.5 : 0.9,
              64 + ((barIndex + index) % 3) * 2,
            ),
          ],
        })),
      })),
    ),
  }))
}
