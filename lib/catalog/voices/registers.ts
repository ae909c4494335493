/**
 * The registers from low to high. `low` and `high` are MIDI notes between which all ranges of the register's voices
 * lie. `formantScale` is the register's usual vocal tract, as a formant scale relative to a grown man's. A voice's
 * model is relative to its own register: to convert a singer of one register into a voice of another, multiply by the
 * ratio of the two scales.
 */
export const REGISTERS = {
  bass: { low: 33, high: 57, formantScale: 0.95 },
  'bass-baritone': { low: 36, high: 60, formantScale: 0.965 },
  baritone: { low: 40, high: 64, formantScale: 0.98 },
  tenor: { low: 45, high: 69, formantScale: 1 },
  'high tenor': { low: 47, high: 71, formantScale: 1.02 },
  countertenor: { low: 50, high: 74, formantScale: 1.035 },
  contralto: { low: 50, high: 74, formantScale: 1.05 },
  alto: { low: 53, high: 77, formantScale: 1.07 },
  mezzo: { low: 55, high: 79, formantScale: 1.1 },
  soprano: { low: 58, high: 82, formantScale: 1.13 },
  treble: { low: 59, high: 83, formantScale: 1.15 },
  child: { low: 57, high: 80, formantScale: 1.17 },
} as const satisfies Record<string, { low: number; high: number; formantScale: number }>

export type Register = keyof typeof REGISTERS

/** The registers by kind of singer, as people ask for them. */
export const GENDERS = {
  male: ['bass', 'bass-baritone', 'baritone', 'tenor', 'high tenor', 'countertenor'],
  female: ['contralto', 'alto', 'mezzo', 'soprano'],
  children: ['treble', 'child'],
} as const satisfies Record<string, readonly Register[]>

export type VoiceGender = keyof typeof GENDERS
export const GENDER_NAMES = Object.keys(GENDERS) as VoiceGender[]

export const REGISTER_NAMES = Object.keys(REGISTERS) as Register[]

/** The formant scale of a stored register. An unknown name gets 1, the scale that all others are relative to. */
export function formantScaleOf(register: string): number {
  return Object.hasOwn(REGISTERS, register) ? REGISTERS[register as Register].formantScale : 1
}
