import { folded } from '../compose/transposition/transpose.ts'
import { instrumentNamed } from '../instruments/registry.ts'
import type { Track } from '../score/score.ts'

/** The part moved by semitones; one that would leave its instrument's range moves by an octave, or its outer notes do. */
export function movedTrack(track: Track, semitones: number): Track {
  if (track.stem === 'drums') return track
  const [low, high] = instrumentNamed(track.instrument).range
  const fits = (octave: number) =>
    track.notes.every(({ pitch }) => pitch + semitones + octave >= low && pitch + semitones + octave <= high)
  const octave = [0, 12, -12].find(fits) ?? 0
  return {
    ...track,
    notes: track.notes.map((note) => ({ ...note, pitch: folded(note.pitch + semitones + octave, low, high) })),
  }
}
