/**
 * Where voices lie, from low to high: MIDI notes between which the voices of a register have their ranges, and the
 * usual length of its throat, as a scale of formants against a grown man's. A voice's model counts from its register's
 * throat: to convert a singer of one register into a voice of another, multiply by the ratio of the two.
 */
export const REGISTERS = {
  bass: { low: 33, high: 57, throat: 0.95 },
  'bass-baritone': { low: 36, high: 60, throat: 0.965 },
  baritone: { low: 40, high: 64, throat: 0.98 },
  tenor: { low: 45, high: 69, throat: 1 },
  'high tenor': { low: 47, high: 71, throat: 1.02 },
  countertenor: { low: 50, high: 74, throat: 1.035 },
  contralto: { low: 50, high: 74, throat: 1.05 },
  alto: { low: 53, high: 77, throat: 1.07 },
  mezzo: { low: 55, high: 79, throat: 1.1 },
  soprano: { low: 58, high: 82, throat: 1.13 },
  treble: { low: 59, high: 83, throat: 1.15 },
  child: { low: 57, high: 80, throat: 1.17 },
} as const satisfies Record<string, { low: number; high: number; throat: number }>

export type Register = keyof typeof REGISTERS

/** Who sings at which height, as people ask for it. */
export const GENDERS = {
  male: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'countertenor'],
  female: ['contralto', 'alto', 'mezzo', 'soprano'],
  children: ['treble', 'child'],
} as const satisfies Record<string, readonly Register[]>

export type VoiceGender = keyof typeof GENDERS
export const GENDER_NAMES = Object.keys(GENDERS) as VoiceGender[]

export const REGISTER_NAMES = Object.keys(REGISTERS) as Register[]

/** Of a stored register; a name that is not known has the throat that all are measured by. */
export function throatOf(register: string): number {
  return Object.hasOwn(REGISTERS, register) ? REGISTERS[register as Register].throat : 1
}
