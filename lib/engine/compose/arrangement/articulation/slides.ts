import { instrumentNamed } from '../../../instruments/registry.ts'
import type { Random } from '../../../random/random.ts'
import { type Note, type Score, secondsAt, type Track } from '../../../score/score.ts'

/** Semitones that a finger slides along its string to the next note, at most. */
const WIDEST = 4
/** Semitones below a note that is slid into after a rest. */
const SCOOP = -2
/** Notes that are nearer than this touch, and a rest is at least so long. */
const TOUCHING_SEC = 0.06
const REST_SEC = 0.3
/**
 * Least lengths: of a note that is slid to, of the note from which it is slid to, and of a note that is slid into after a rest.
 */
const REACHED_SEC = 0.25
const LEFT_SEC = 0.12
const SCOOPED_SEC = 0.5

/** A track of a fretted instrument with slides in its single line; chords, and notes that ring over others, are struck in their place. */
export function withSlides(track: Track, tempo: Pick<Score, 'tempoBpm'>, random: Random): Track {
  const { slides, range } = instrumentNamed(track.instrument)
  if (!slides) return track
  const sec = (beats: number) => secondsAt(tempo, beats)
  const notes = track.notes.map((note, at): Note => {
    const before = track.notes[at - 1]
    const draw = random.next()
    if (isInChord(track.notes, at, sec)) return note
    const gapSec = before ? sec(note.startBeat - before.startBeat - before.lengthBeats) : Number.POSITIVE_INFINITY
    const longSec = sec(note.lengthBeats)
    if (gapSec > REST_SEC) {
      const slidesInto = longSec >= SCOOPED_SEC && note.pitch + SCOOP >= range[0] && draw < slides.into
      return slidesInto ? { ...note, slideSemitones: SCOOP } : note
    }
    const move = before ? before.pitch - note.pitch : 0
    const isLine = Math.abs(gapSec) <= TOUCHING_SEC && !isInChord(track.notes, at - 1, sec)
    const lies = move !== 0 && Math.abs(move) <= WIDEST && isLine
    const lasts = longSec >= REACHED_SEC && sec(before?.lengthBeats ?? 0) >= LEFT_SEC
    return lies && lasts && draw < slides.between ? { ...note, slideSemitones: move } : note
  })
  return { ...track, notes }
}

/** Whether another note begins with this one. */
function isInChord(notes: readonly Note[], at: number, sec: (beats: number) => number): boolean {
  const { startBeat } = notes[at]!
  return [notes[at - 1], notes[at + 1]].some(
    (other) => other && sec(Math.abs(other.startBeat - startBeat)) < TOUCHING_SEC,
  )
}
