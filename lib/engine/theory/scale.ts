import { type PitchClass, pitchClass } from './pitch.ts'

export type Mode = 'major' | 'minor' | 'dorian' | 'mixolydian'

export type Key = { readonly tonic: PitchClass; readonly mode: Mode }

const STEPS: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
}

/** Semitones from the tonic of the major scale with the same notes. */
const RELATIVE_MAJOR: Readonly<Record<Mode, number>> = { major: 0, minor: 3, dorian: 10, mixolydian: 5 }

/** The seven pitch classes of a key, ascending from the tonic. */
export function scaleOf(key: Key): PitchClass[] {
  return STEPS[key.mode].map((step) => pitchClass(key.tonic + step))
}

/** The key signature: sharps above 0, flats below; the modes have that of the major scale with the same notes. */
export function fifthsOf(key: Key): number {
  return ((pitchClass(key.tonic + RELATIVE_MAJOR[key.mode]) * 7 + 5) % 12) - 5
}
