import type { Assets } from '../assets.ts'
import { clamp, throughPoints } from '../dsp/interpolate.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { hertzOf } from '../theory/pitch.ts'
import { formantScaleAt } from './formant-scale.ts'
import { analyseVoice, type Unfit, type VoiceAnalysis } from './own-voice/analyse-voice.ts'
import { colourOf } from './own-voice/colour.ts'
import { matchFormants, scaleOf } from './own-voice/match-formants.ts'
import { singingRange, vibratoOf } from './own-voice/singing-range.ts'
import { SPEECH_SOUNDS } from './own-voice/speech-sounds.ts'
import { hasTurns } from './own-voice/turns.ts'
import { PLAIN_VOICE, type VoiceModel } from './voice-model.ts'

/** A person's voice as covers use it; `model` counts from `formantScaleAt` of the middle of the range. */
export type OwnVoice = {
  readonly model: VoiceModel
  /** MIDI notes between which the person is expected to sing at ease. */
  readonly lowNote: number
  readonly highNote: number
  /** Of the pitches heard. */
  readonly medianHz: number
  /** How many were spoken; null of somebody who mostly sang, as fast as the tune goes. */
  readonly syllables: number | null
}

/** A recording shows too little of a voice. */
export class UnfitRecordingError extends Error {
  readonly reason: Unfit

  constructor(reason: Unfit) {
    super(`The recording is unfit: ${reason}`)
    this.name = 'UnfitRecordingError'
    this.reason = reason
  }
}

/**
 * A recording with at least this value of `singing` is mostly sung. Recordings of reading aloud stay below it, unless they are
 * monotonous.
 */
const MOSTLY_SUNG = 0.4

/** As far as the voices of the catalogue go: about 70 % of what the model allows. */
const BOUNDS = {
  formantScale: [0.874, 1.154],
  lowFormantScale: [0.93, 1.084],
  highFormantScale: [0.93, 1.084],
  tiltDbPerOctave: [-3.5, 3.5],
  fundamentalGainDb: [-4.2, 5.6],
  ringGainDb: [-2.1, 7],
  nasalDepthDb: [0, 6.3],
  airGainDb: [-5.6, 5.6],
  breathDb: [-7, 9.8],
  vibratoCents: [0, 60],
} as const satisfies Partial<Record<keyof VoiceModel, readonly [low: number, high: number]>>

/** How far the first harmonic usually lies above the second, dB, at two pitches: of the speech sources, on average. */
const USUAL_FUNDAMENTAL = [
  [110, -2],
  [190, 5],
] as const

/**
 * Pairs of measured `noiseDb` and the `breathDb` that makes the conversion sound so, from four voices. A voice that moves less
 * in pitch sounds clearer.
 */
const BREATH_HEARD = [
  [-20, -7],
  [-11.5, 0],
  [-8.5, 5],
  [-4, 9.8],
] as const

/**
 * A voice model from a person's own speech or singing, mono, at 8 to 192 kHz, 20 to 60 s long (a second more or less
 * will do). Throws UnfitRecordingError when no voice can be heard well enough, RangeError at other sample rates.
 */
export function estimateOwnVoice(recording: MonoPcm, { fft }: Pick<Assets['speech'], 'fft'>): OwnVoice {
  const heard = analyseVoice(recording, fft)
  if (typeof heard === 'string') throw new UnfitRecordingError(heard)
  if (hasTurns(heard)) throw new UnfitRecordingError('notAlone')
  const { singing, ...range } = singingRange(heard.f0Hz)
  const syllables = singing < MOSTLY_SUNG ? heard.syllables : null
  const middleHz = hertzOf((range.lowNote + range.highNote) / 2)
  return { model: modelOf(heard, { middleHz, medianHz: range.medianHz }), ...range, syllables }
}

function modelOf(heard: VoiceAnalysis, { middleHz, medianHz }: { middleHz: number; medianHz: number }): VoiceModel {
  const { shift, low, high, differenceDb } = matchFormants(heard, SPEECH_SOUNDS)
  const usual = throughPoints(USUAL_FUNDAMENTAL, medianHz)
  const model = {
    ...PLAIN_VOICE,
    ...colourOf(differenceDb, heard.bandHz),
    formantScale: scaleOf(shift) / formantScaleAt(middleHz),
    lowFormantScale: scaleOf(low),
    highFormantScale: scaleOf(high),
    fundamentalGainDb: heard.fundamentalDb - usual,
    vibratoCents: vibratoOf(heard.f0Hz) ?? PLAIN_VOICE.vibratoCents,
    breathDb: heard.noiseDb === null ? 0 : throughPoints(BREATH_HEARD, heard.noiseDb),
  }
  const bounded = Object.entries(BOUNDS).map(([number, [low, high]]) => {
    const value = clamp(model[number as keyof typeof BOUNDS], low, high)
    return [number, Number(value.toFixed(3))]
  })
  return { ...model, ...Object.fromEntries(bounded) }
}
