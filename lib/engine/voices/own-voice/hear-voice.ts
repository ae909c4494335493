import type { Pffft } from '../../assets.ts'
import { createResampler } from '../../dsp/resample.ts'
import type { MonoPcm } from '../../pcm/pcm.ts'
import { type Envelopes, estimateEnvelopes } from '../../vocoder/envelope.ts'
import { estimateF0 } from '../../vocoder/f0.ts'
import { hzOfPlace, PLACES } from './axis.ts'
import { noiseAgainstTone } from './noise.ts'

/** Why a recording shows too little of a voice. */
export type Unfit = 'tooShort' | 'tooLong' | 'tooQuiet' | 'noVoice' | 'noisy'

/** What is voiced in a recording. */
export type HeardVoice = {
  /** Hertz, every HOP_SEC; 0 where nothing is voiced. */
  readonly f0Hz: Float32Array
  /** Decibels, a value a place, of every frame that is loud and voiced throughout. */
  readonly spectra: readonly Float32Array[]
  /** The first harmonic above the second, dB, in the middle frame. */
  readonly fundamentalDb: number
  /** Noise against tone between 3 and 6 kHz, dB; null where the recording ends below. */
  readonly noiseDb: number | null
  /** Up to where the recording has sound. */
  readonly bandHz: number
}

export const HOP_SEC = 0.01
export const WORKING_HZ = 16_000
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

/** Throws RangeError at sample rates that no recording has. */
export function hearVoice({ sampleRate, samples }: MonoPcm, pffft: Pffft): HeardVoice | Unfit {
  if (!(sampleRate >= RATES.least && sampleRate <= RATES.most)) {
    throw new RangeError(`No voice is estimated at ${sampleRate} Hz`)
  }
  const seconds = samples.length / sampleRate
  if (seconds < SECONDS.least) return 'tooShort'
  if (seconds > SECONDS.most) return 'tooLong'
  const sound = workingCopy({ sampleRate, samples })
  if (levelDb(sound.samples) < QUIET_DB) return 'tooQuiet'
  const track = estimateF0(sound, SEARCH)
  const sure = sureFrames(track.f0Hz)
  if (sure.length * HOP_SEC < LEAST_VOICED_SEC) return 'noVoice'
  const envelopes = estimateEnvelopes(pffft, sound, track)
  const frames = loudOnes(sure, envelopes)
  const spectra = onPlaces(frames, envelopes)
  const bandHz = bandOf(spectra, sampleRate)
  return {
    f0Hz: track.f0Hz,
    spectra,
    fundamentalDb: median(frames.map((frame) => fundamentalDb(envelopes, frame, track.f0Hz[frame]!))),
    noiseDb: bandHz < 6000 ? null : noiseAgainstTone(sound, frames, track),
    bandHz,
  }
}

/** At the working rate, about zero, and 0 for what is not a number. */
function workingCopy({ sampleRate, samples }: MonoPcm): MonoPcm {
  const finite = samples.map((sample) => (Number.isFinite(sample) ? sample : 0))
  const mean = finite.reduce((sum, sample) => sum + sample, 0) / finite.length
  for (let index = 0; index < finite.length; index++) finite[index]! -= mean
  const resampler = createResampler(sampleRate, WORKING_HZ)
  const into = new Float32Array(Math.ceil((finite.length * WORKING_HZ) / sampleRate) + 1)
  const written = resampler.push(finite, into, 0)
  return { sampleRate: WORKING_HZ, samples: into.subarray(0, written + resampler.finish(into, written)) }
}

function levelDb(samples: Float32Array): number {
  return DB * Math.log(samples.reduce((sum, sample) => sum + sample ** 2, 1e-20) / samples.length)
}

function sureFrames(f0Hz: Float32Array): number[] {
  const sure: number[] = []
  for (let frame = SURE_FRAMES; frame + SURE_FRAMES < f0Hz.length; frame++) {
    if (f0Hz.subarray(frame - SURE_FRAMES, frame + SURE_FRAMES + 1).every((f0) => f0 > 0)) sure.push(frame)
  }
  return sure
}

function loudOnes(frames: readonly number[], { logPower }: Envelopes): number[] {
  const levels = frames.map((frame) => DB * Math.log(logPower[frame]!.reduce((sum, log) => sum + Math.exp(log), 0)))
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(0.95 * levels.length)]!
  return frames.filter((_, index) => levels[index]! > loud + SOFT_DB)
}

/** Means about every place, in decibels. */
function onPlaces(frames: readonly number[], { logPower, bins }: Envelopes): Float32Array[] {
  const binHz = WORKING_HZ / 2 / (bins - 1)
  const reads = Array.from({ length: PLACES }, (_, place) => {
    const [from, to] = [hzOfPlace(place - 0.5) / binHz, Math.min(hzOfPlace(place + 0.5) / binHz, bins - 1.01)]
    const count = Math.max(1, Math.round(to - from))
    return Array.from({ length: count }, (_, index) => from + ((index + 0.5) / count) * (to - from))
  })
  return frames.map((frame) =>
    Float32Array.from(reads, (places) => {
      let sum = 0
      for (const place of places) sum += between(logPower[frame]!, place)
      return (DB * sum) / places.length
    }),
  )
}

function between(values: Float32Array, place: number): number {
  const index = Math.floor(place)
  return values[index]! + (place - index) * (values[index + 1]! - values[index]!)
}

function fundamentalDb({ logPower, bins }: Envelopes, frame: number, f0: number): number {
  const binHz = WORKING_HZ / 2 / (bins - 1)
  return DB * (between(logPower[frame]!, f0 / binHz) - between(logPower[frame]!, (2 * f0) / binHz))
}

/** The spectrum of a voice falls gently: where it drops by this within a third of an octave, the recording ends. */
const CLIFF_DB = 32
const CLIFF_PLACES = 4
const CLIFFS_FROM_HZ = 2500

function bandOf(spectra: readonly Float32Array[], sampleRate: number): number {
  const mean = Float32Array.from(
    { length: PLACES },
    (_, place) => spectra.reduce((sum, spectrum) => sum + spectrum[place]!, 0) / spectra.length,
  )
  const end = mean.findIndex(
    (value, place) => hzOfPlace(place) >= CLIFFS_FROM_HZ && value - (mean[place + CLIFF_PLACES] ?? value) > CLIFF_DB,
  )
  return Math.min(0.45 * sampleRate, end < 0 ? WORKING_HZ / 2 : hzOfPlace(end))
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1]!
}
