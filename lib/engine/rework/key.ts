import { movedChord, movedLine } from '../compose/transposition/transpose.ts'
import { keyAt, type PitchClass, type Score } from '../score/score.ts'
import { pitchClass } from '../theory/pitch.ts'
import type { Key } from '../theory/scale.ts'
import { movedTrack } from './track.ts'
import { withinRange } from './voice.ts'

/** The same song from another tonic, in the same mode: all that has a pitch moves the smaller way, and drums stay. */
export function inKey(score: Score, { tonic }: { readonly tonic: PitchClass }): Score {
  const semitones = smallerWay(score.key.tonic, tonic)
  const key: Key = { ...score.key, tonic }
  const moved = {
    ...score,
    key,
    chords: score.chords.map((chord) => movedChord(chord, semitones, keyAt({ ...score, key }, chord.startBeat))),
    tracks: score.tracks.map((track) => movedTrack(track, semitones)),
  }
  const { vocal } = score
  return vocal
    ? withinRange({ ...moved, vocal: { ...vocal, lines: vocal.lines.map((line) => movedLine(line, semitones)) } })
    : moved
}

/** −6 … 5 semitones. */
function smallerWay(from: PitchClass, to: PitchClass): number {
  return pitchClass(to - from + 6) - 6
}
