import type { Pffft } from '../assets.ts'
import { createResampler } from '../dsp/resample.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import { envelopeAt, estimateEnvelopes } from '../vocoder/envelope.ts'
import { estimateF0 } from '../vocoder/f0.ts'

/** Why a recording shows too little of a voice. */
export type Unfit = 'tooShort' | 'tooLong' | 'tooQuiet' | 'noVoice' | 'noisy'

/** What is voiced in a recording, frame by frame. */
export type HeardVoice = {
  /** Hertz, every HOP_SEC; 0 where nothing is voiced. */
  readonly f0Hz: Float32Array
  /** Decibels at the places of `hzOfPlace`, one spectrum for each frame that is loud and voiced throughout. */
  readonly spectra: readonly Float32Array[]
}

export const HOP_SEC = 0.01
const WORKING_HZ = 16_000
const RATES = { least: 8_000, most: 192_000 }
const SECONDS = { least: 19, most: 61 }
const SEARCH = { hopSec: HOP_SEC, lowHz: 60, highHz: 1000 }
/** Voiced frames on either side of one that is looked at. */
const SURE_FRAMES = 2
const LEAST_VOICED_SEC = 3
/** Loud parts below this are lost in the noise of any device. */
const QUIET_DB = -55
/** What is softer than the loud parts by more is left out. */
const SOFT_DB = -25
const DB = 10 / Math.LN10

const LOWEST_HZ = 150
export const PLACES_PER_OCTAVE = 24
/** Places on a logarithmic axis of frequencies, 150 Hz to 6.4 kHz, on which a shorter throat is a shift. */
export const PLACES = 131
export const hzOfPlace = (place: number) => LOWEST_HZ * 2 ** (place / PLACES_PER_OCTAVE)
export const placeOfHz = (hz: number) => PLACES_PER_OCTAVE * Math.log2(hz / LOWEST_HZ)

/** Throws RangeError at sample rates that no recording has. */
export function hearVoice({ sampleRate, samples }: MonoPcm, pffft: Pffft): HeardVoice | Unfit {
  if (!(sampleRate >= RATES.least && sampleRate <= RATES.most)) {
    throw new RangeError(`No voice is estimated at ${sampleRate} Hz`)
  }
  const seconds = samples.length / sampleRate
  if (seconds < SECONDS.least) return 'tooShort'
  if (seconds > SECONDS.most) return 'tooLong'
  const sound = workingCopy({ sampleRate, samples })
  const found = estimateF0(sound, SEARCH)
  const frames = sureFrames(found.f0Hz)
  if (levelDb(sound.samples) < QUIET_DB) return 'tooQuiet'
  if (frames.length * HOP_SEC < LEAST_VOICED_SEC) return 'noVoice'
  const envelopes = estimateEnvelopes(pffft, sound, found)
  const envelope = new Float32Array(envelopes.bins)
  const binHz = WORKING_HZ / 2 / (envelopes.bins - 1)
  const at = Float32Array.from({ length: PLACES }, (_, place) => hzOfPlace(place) / binHz)
  const spectra = frames.map((frame) => {
    envelopeAt(envelopes, frame * HOP_SEC, envelope)
    return at.map((place) => {
      const bin = Math.floor(place)
      return DB * (envelope[bin]! + (place - bin) * (envelope[bin + 1]! - envelope[bin]!))
    })
  })
  return { f0Hz: found.f0Hz, spectra: loudOnes(spectra) }
}

/** At the working rate, about zero, without what is not a number. */
function workingCopy({ sampleRate, samples }: MonoPcm): MonoPcm {
  const finite = samples.map((sample) => (Number.isFinite(sample) ? sample : 0))
  const mean = finite.reduce((sum, sample) => sum + sample, 0) / finite.length
  const resampler = createResampler(sampleRate, WORKING_HZ)
  const into = new Float32Array(Math.ceil((samples.length * WORKING_HZ) / sampleRate + 1))
  const written = resampler.push(
    finite.map((sample) => sample - mean),
    into,
    0,
  )
  return { sampleRate: WORKING_HZ, samples: into.subarray(0, written + resampler.finish(into, written)) }
}

function sureFrames(f0Hz: Float32Array): number[] {
  const sure: number[] = []
  for (let frame = SURE_FRAMES; frame + SURE_FRAMES < f0Hz.length; frame++) {
    if (f0Hz.subarray(frame - SURE_FRAMES, frame + SURE_FRAMES + 1).every((f0) => f0 > 0)) sure.push(frame)
  }
  return sure
}

function levelDb(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 1e-20) / samples.length)
}

function loudOnes(spectra: readonly Float32Array[]): Float32Array[] {
  const levels = spectra.map((spectrum) => Math.max(...spectrum))
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(0.95 * levels.length)]!
  return spectra.filter((_, index) => levels[index]! > loud + SOFT_DB)
}
