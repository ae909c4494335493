import type { Assets } from '../assets.ts'
import { clamp } from '../dsp/interpolate.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { compareWithReference } from './own-voice-compare.ts'
import { type HeardVoice, hearVoice, type Unfit } from './own-voice-hear.ts'
import { singingRange } from './own-voice-range.ts'
import { throatAt } from './throat.ts'
import { PLAIN_VOICE, type VoiceModel } from './voice-model.ts'

/** A person's voice as covers use it; `model` counts from `throatAt` of the middle of the range. */
export type OwnVoice = {
  readonly model: VoiceModel
  /** MIDI notes between which the person is expected to sing at ease. */
  readonly lowNote: number
  readonly highNote: number
  /** Of the pitches heard. */
  readonly medianHz: number
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

/** As far as the voices of the catalogue go: about 70 % of what the model allows. */
const BOUNDS = {
  formantScale: [0.874, 1.154],
  tiltDbPerOctave: [-3.5, 3.5],
} as const satisfies Partial<Record<keyof VoiceModel, readonly [low: number, high: number]>>

/**
 * A voice model from a person's own speech or singing, mono, at 8 to 192 kHz, 20 to 60 s long (a second more or less
 * will do). Throws UnfitRecordingError when no voice can be heard well enough, RangeError at other sample rates.
 */
export function estimateOwnVoice(recording: MonoPcm, { fft }: Pick<Assets['speech'], 'fft'>): OwnVoice {
  const heard = hearVoice(recording, fft)
  if (typeof heard === 'string') throw new UnfitRecordingError(heard)
  const range = singingRange(heard.f0Hz)
  const middleHz = 440 * 2 ** (((range.lowNote + range.highNote) / 2 - 69) / 12)
  return { model: modelOf(heard, middleHz), ...range }
}

function modelOf(heard: HeardVoice, middleHz: number): VoiceModel {
  const { throat, tiltDbPerOctave } = compareWithReference(heard)
  return {
    ...PLAIN_VOICE,
    formantScale: within('formantScale', throat / throatAt(middleHz)),
    tiltDbPerOctave: within('tiltDbPerOctave', tiltDbPerOctave),
  }
}

function within(number: keyof typeof BOUNDS, value: number): number {
  const [low, high] = BOUNDS[number]
  return Number(clamp(value, low, high).toFixed(3))
}
