/** 0 = C … 11 = B. */
export type PitchClass = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** The pitch class of any MIDI note number or sum of semitones, negative ones included. */
export function pitchClass(pitch: number): PitchClass {
  return (((pitch % 12) + 12) % 12) as PitchClass
}

/** MIDI note to hertz, A4 = 440. */
export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

/** Hertz to MIDI note, with its part of a semitone. */
export const pitchOf = (hz: number): number => 69 + 12 * Math.log2(hz / 440)

/** The MIDI note of this pitch class nearest to `around`; of two equally near, the lower. */
export function nearestPitch(pc: PitchClass, around: number): number {
  const below = around - pitchClass(around - pc)
  return around - below <= below + 12 - around ? below : below + 12
}

/** All MIDI notes from `low` to `high`, both included, whose pitch class is in the set, ascending. */
export function pitchesWithin(classes: ReadonlySet<PitchClass>, low: number, high: number): number[] {
  const pitches: number[] = []
  for (let pitch = Math.ceil(low); pitch <= high; pitch++) if (classes.has(pitchClass(pitch))) pitches.push(pitch)
  return pitches
}
