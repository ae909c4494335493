import type { Chord, Key, Note } from '../score/score.ts'
import { pitchClass } from '../theory/pitch.ts'
import { scaleOf } from '../theory/scale.ts'
import { chordAt } from './harmony.ts'
import { metricStrength } from './rhythm.ts'

/** Semitones between the two voices, best first. */
const INTERVALS = [4, 3, 5, 7, 8, 9] as const
const LONG_BEATS = 1

type Context = { readonly chords: readonly Chord[]; readonly key: Key; readonly beatsPerBar: number }

/**
 * Pitches of a voice that goes along with a melody, one for each note: thirds in the key, moved to another interval
 * where the chord asks for it on beats and long notes, with the least movement of its own. `side` 1 lies above, −1 below.
 */
export function secondVoice(melody: readonly Note[], side: 1 | -1, { chords, key, beatsPerBar }: Context): number[] {
  const scale = new Set<number>(scaleOf(key))
  let paths = [{ cost: 0, pitches: [] as number[] }]
  melody.forEach((note, index) => {
    const chord = chordAt(chords, note.startBeat + 0.01)
    const tones = new Set(chord.intervals.map((interval): number => pitchClass(chord.root + interval)))
    const leant = metricStrength(note.startBeat, beatsPerBar) >= 0.7 || note.lengthBeats >= LONG_BEATS
    const step = note.pitch - (melody[index - 1]?.pitch ?? note.pitch)
    paths = INTERVALS.map((interval, rank) => {
      const pitch = note.pitch + side * interval
      const foreign = tones.has(pitchClass(pitch)) ? 0 : scale.has(pitchClass(pitch)) ? (leant ? 1 : 0) : 5
      const ways = paths.map(({ cost, pitches }) => {
        const own = pitch - (pitches.at(-1) ?? pitch)
        const contrary = own * step < 0 ? 0.4 : 0
        return { cost: cost + 0.25 * Math.abs(own - step) + contrary, pitches }
      })
      const best = ways.reduce((a, b) => (b.cost < a.cost ? b : a))
      return { cost: best.cost + foreign + 0.4 * rank, pitches: [...best.pitches, pitch] }
    })
  })
  return paths.reduce((a, b) => (b.cost < a.cost ? b : a)).pitches
}
