import type { Chord, Note, SungLine } from '../../score/score.ts'
import { pitchClass } from '../../theory/pitch.ts'
import type { Key } from '../../theory/scale.ts'
import { fifthsIn, fifthsNamed, noteName } from '../../theory/spelling.ts'

/** The notes of a line, in order. */
export function notesOf(line: SungLine): Note[] {
  return line.words.flatMap((word) => word.syllables.flatMap((syllable) => syllable.notes))
}

/** The line with each of its notes replaced, in order. */
export function withNotes(line: SungLine, change: (note: Note, index: number) => Note): SungLine {
  let next = 0
  return {
    ...line,
    words: line.words.map((word) => ({
      ...word,
      syllables: word.syllables.map((syllable) => ({
        ...syllable,
        notes: syllable.notes.map((note) => change(note, next++)),
      })),
    })),
  }
}

/** The line and its second voice, moved by semitones. */
export function movedLine(line: SungLine, semitones: number): SungLine {
  if (semitones === 0) return line
  const moved = withNotes(line, (note) => ({ ...note, pitch: note.pitch + semitones }))
  return line.harmony ? { ...moved, harmony: line.harmony.map((pitch) => pitch + semitones) } : moved
}

/** The chord, moved by semitones and spelled as the key that it comes to does. */
export function movedChord(chord: Chord, semitones: number, key: Key): Chord {
  const root = pitchClass(chord.root + semitones)
  const bass = pitchClass(chord.bass + semitones)
  const before = { ...key, tonic: pitchClass(key.tonic - semitones) }
  const fifths = fifthsIn(key, key.tonic) - fifthsIn(before, before.tonic)
  const symbol = chord.symbol.replace(/(?<=^|\/)[A-G][b#]?/g, (name) => noteName(fifthsNamed(name) + fifths))
  return { ...chord, root, bass, symbol }
}

/** The pitch, by as many octaves as it takes, between two others; as near as can be where they are less than an octave apart. */
export function folded(pitch: number, low: number, high: number): number {
  let inside = pitch
  while (inside < low && inside + 12 <= high) inside += 12
  while (inside > high && inside - 12 >= low) inside -= 12
  return inside
}
