import { smoothstep } from '../dsp/interpolate.ts'

/** A slide waits until the note before has gone, and takes so long for each semitone. */
const FROM_SEC = 0.03
const SEC_A_SEMITONE = 0.03

/** How long after its beginning a note that is slid to from so many semitones away is at its pitch. */
export const slideSec = (semitones: number): number => FROM_SEC + Math.abs(semitones) * SEC_A_SEMITONE

/** Semitones that such a note is still from its pitch, `sec` after its beginning. */
export function slideLeft(semitones: number, sec: number): number {
  if (semitones === 0) return 0
  return semitones * (1 - smoothstep((sec - FROM_SEC) / (slideSec(semitones) - FROM_SEC)))
}
