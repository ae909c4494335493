import { PLAIN_VOICE, type VoiceModel } from '#lib/engine/browser.ts'

/**
 * The parameters in which the catalogue's voices differ: twelve of the voice model's numbers, each in whole steps from
 * −20 to 20 around the plain voice. One step is too small to hear, and 20 is 70 % of what the engine allows, because
 * words get lost towards the ends. Numbers that the conversion of a recording does not use stay plain.
 */
const VOICE_PARAMETERS = {
  /** + a shorter vocal tract: smaller and younger. */
  size: { number: 'formantScale', plain: 1, low: 0.874, high: 1.154, digits: 4 },
  pharynx: { number: 'lowFormantScale', plain: 1, low: 0.93, high: 1.084, digits: 4 },
  mouth: { number: 'highFormantScale', plain: 1, low: 0.93, high: 1.084, digits: 4 },
  /** + brighter. */
  tilt: { number: 'tiltDbPerOctave', plain: 0, low: -3.5, high: 3.5, digits: 3 },
  /** + softer, with a stronger fundamental. */
  open: { number: 'fundamentalGainDb', plain: 0, low: -4.2, high: 5.6, digits: 2 },
  ring: { number: 'ringGainDb', plain: 0, low: -2.1, high: 7, digits: 3 },
  ringPlace: { number: 'ringHz', plain: 2900, low: 2620, high: 3320, digits: 0 },
  /** From 0. */
  nasal: { number: 'nasalDepthDb', plain: 0, low: 0, high: 6.3, digits: 3 },
  nasalPlace: { number: 'nasalHz', plain: 1000, low: 790, high: 1210, digits: 1 },
  /** + sharper vowels. */
  contrast: { number: 'formantContrast', plain: 1, low: 0.825, high: 1.21, digits: 4 },
  air: { number: 'airGainDb', plain: 0, low: -5.6, high: 5.6, digits: 2 },
  breath: { number: 'breathDb', plain: 0, low: -7, high: 9.8, digits: 2 },
} as const satisfies Record<
  string,
  { number: keyof VoiceModel; plain: number; low: number; high: number; digits: number }
>

export type VoiceParameter = keyof typeof VOICE_PARAMETERS
/** Whole numbers from −20 to 20. */
export type VoiceParameters = Readonly<Record<VoiceParameter, number>>

export const VOICE_PARAMETER_NAMES = Object.keys(VOICE_PARAMETERS) as VoiceParameter[]
export const MOST_STEPS = 20

/** The voice model that results from setting these parameters on the plain voice. */
export function modelOf(parameters: VoiceParameters): VoiceModel {
  const numbers = VOICE_PARAMETER_NAMES.map((name) => {
    const { number, plain, low, high, digits } = VOICE_PARAMETERS[name]
    const at = parameters[name] / MOST_STEPS
    return [number, Number((plain + Math.abs(at) * ((at < 0 ? low : high) - plain)).toFixed(digits))]
  })
  return { ...PLAIN_VOICE, ...Object.fromEntries(numbers) }
}
