/**
 * A voice in 14 numbers, applied to the spectral envelope of a speech source. Scales are factors, 1 leaves the source
 * as it is; gains are decibels, 0 leaves it.
 */
export type VoiceModel = {
  /** Semitones; a singer's pitch comes from the notes, so this matters for converted recordings only. */
  readonly f0ShiftSemitones: number
  /** All formants, 0.82 … 1.22: above 1 a shorter vocal tract. */
  readonly formantScale: number
  /** Formants below about 1.2 kHz, 0.90 … 1.12. */
  readonly lowFormantScale: number
  /** Formants above about 3 kHz, 0.90 … 1.12. */
  readonly highFormantScale: number
  /** Decibels per octave about 1 kHz, −5 … +5, at most three octaves. */
  readonly tiltDbPerOctave: number
  /** Gain at the fundamental, −6 … +8 dB: open glottis, softer. */
  readonly fundamentalGainDb: number
  /** Singer's formant, −3 … +10 dB (Sundberg 1974). */
  readonly ringGainDb: number
  /** Its centre, 2500 … 3500 Hz. */
  readonly ringHz: number
  /** Depth of a nasal notch, 0 … 9 dB. */
  readonly nasalDepthDb: number
  /** Its centre, 700 … 1300 Hz. */
  readonly nasalHz: number
  /** Contrast of the formants about the smoothed envelope, 0.75 … 1.3. */
  readonly formantContrast: number
  /** Shelf above 6.5 kHz, −8 … +8 dB. */
  readonly airGainDb: number
  /** Noise against tone above 0.8–3.3 kHz, −10 … +14 dB. */
  readonly breathDb: number
  /** How far vibrato goes to either side, 0 … 80 cents; what else moves the pitch is in `F0Control`. */
  readonly vibratoCents: number
}

export const PLAIN_VOICE: VoiceModel = {
  f0ShiftSemitones: 0,
  formantScale: 1,
  lowFormantScale: 1,
  highFormantScale: 1,
  tiltDbPerOctave: 0,
  fundamentalGainDb: 0,
  ringGainDb: 0,
  ringHz: 2900,
  nasalDepthDb: 0,
  nasalHz: 1000,
  formantContrast: 1,
  airGainDb: 0,
  breathDb: 0,
  vibratoCents: 45,
}
