import { NAMED_PITCHES } from '#lib/catalog/limits.ts'

export type PitchName = keyof typeof NAMED_PITCHES

export const PITCH_NAMES = Object.keys(NAMED_PITCHES) as PitchName[]

/** The value sent for a number of semitones: its name if it has one, else the number as text. */
export function pitchChangeOf(semitones: number): string {
  return PITCH_NAMES.find((name) => NAMED_PITCHES[name] === semitones) ?? String(semitones)
}
