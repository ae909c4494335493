/** The pitches that have a name, in semitones. */
export const NAMED_PITCHES = { 'no-change': 0, 'male-to-female': 12, 'female-to-male': -12 } as const
export type PitchName = keyof typeof NAMED_PITCHES

export const PITCH_NAMES = Object.keys(NAMED_PITCHES) as PitchName[]

/** The value sent for a number of semitones: its name if it has one, else the number as text. */
export function pitchChangeOf(semitones: number): string {
  return PITCH_NAMES.find((name) => NAMED_PITCHES[name] === semitones) ?? String(semitones)
}
