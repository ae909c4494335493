import type { Pffft } from '../../assets.ts'
import { DB_PER_LN } from '../../dsp/decibels.ts'
import { createResampler } from '../../dsp/resample.ts'
import type { MonoPcm } from '../../pcm/pcm.ts'
import { type Envelopes, estimateEnvelopes } from '../../vocoder/envelope.ts'
import { estimateF0 } from '../../vocoder/f0.ts'
import { centred, FIRST, hzOfPlace, LAST, PLACES } from './axis.ts'
import { backgroundOf, powerOf, steadyDb, withoutBackground } from './background.ts'
import { noiseAgainstTone } from './noise.ts'
import { foreignDb } from './partials.ts'
import { countSyllables } from './syllables.ts'

/** Why a recording shows too little of a voice. */
export const UNFIT = ['tooShort', 'tooLong', 'tooQuiet', 'noVoice', 'noisy', 'notAlone'] as const
export type Unfit = (typeof UNFIT)[number]

/** What is voiced in a recording. */
export type VoiceAnalysis = {
  /** Hertz, every HOP_SEC; 0 where nothing is voiced. */
  readonly f0Hz: Float32Array
  /** Decibels, a value a place, of every frame that is loud and voiced throughout. */
  readonly spectra: readonly Float32Array[]
  /** Which frames these are. */
  readonly frames: readonly number[]
  /** The first harmonic above the second, dB, in the middle frame. */
  readonly fundamentalDb: number
  /** Noise against tone between 3 and 6 kHz, dB; null where the recording ends below. */
  readonly noiseDb: number | null
  readonly syllables: number
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
const LEAST_VOICED_SHARE = 0.5
const LEAST_VARIETY_DB = 4
/** A voice less than this above its background is too noisy, and one with a larger share of clipped samples is distorted. */
const NOISY_DB = 15
const MOST_CLIPPED = 0.02
/** Where this much is always there, music or somebody else sounds besides. */
const MOST_STEADY_DB = -18
/**
 * The same for chords that change. One voice stays below -45, speaking or singing, and below -25 in a room that echoes for
 * 0.4 s (singing reaches -22 where it echoes for 0.8 s); beside chords that are 15 dB softer it comes to -22.6 at least.
 */
const MOST_FOREIGN_DB = -24
/** Where breath is heard, and how far the voice must be above its background there. */
const BREATH_HZ = { low: 3000, high: 6000 }
const BREATH_ABOVE_DB = 15
/** Loud parts below this are lost in the noise of any device. */
const QUIET_DB = -55
/** What is softer than the loud parts by more is left out. */
const SOFT_DB = -25

/** Throws RangeError at sample rates that no recording has. */
export function analyseVoice({ sampleRate, samples }: MonoPcm, pffft: Pffft): VoiceAnalysis | Unfit {
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
  if (sure.length * HOP_SEC < LEAST_VOICED_SEC || voicedShare(sound.samples, track.f0Hz) < LEAST_VOICED_SHARE) {
    return 'noVoice'
  }
  const envelopes = estimateEnvelopes(pffft, sound, track)
  const background = backgroundOf(envelopes, track.f0Hz)
  const frames = loudOnes(sure, envelopes)
  const voice = frames.map((frame) => withoutBackground(envelopes.logPower[frame]!, background))
  const above = aboveBackground(voice, background)
  const spectra = onPlaces(voice)
  if (varietyDb(spectra) < LEAST_VARIETY_DB) return 'noVoice'
  if (foreignDb(sound, track, pffft) > MOST_FOREIGN_DB) return 'notAlone'
  if (above(0, WORKING_HZ / 2) < NOISY_DB || clippedShare(samples) > MOST_CLIPPED) return 'noisy'
  if (steadyDb(envelopes) > MOST_STEADY_DB) return 'notAlone'
  const bandHz = bandOf(spectra, sampleRate)
  const breathHeard = bandHz >= BREATH_HZ.high && above(BREATH_HZ.low, BREATH_HZ.high) > BREATH_ABOVE_DB
  return {
    f0Hz: track.f0Hz,
    spectra,
    frames,
    fundamentalDb: median(voice.map((one, index) => fundamentalDb(one, track.f0Hz[frames[index]!]!))),
    noiseDb: breathHeard ? noiseAgainstTone(sound, frames, track) : null,
    syllables: countSyllables(envelopes, track.f0Hz),
    bandHz,
  }
}

/** Share of the energy that lies in voiced frames: in music most lies elsewhere. */
function voicedShare(samples: Float32Array, f0Hz: Float32Array): number {
  const hop = HOP_SEC * WORKING_HZ
  let [voiced, all] = [0, 1e-20]
  for (let index = 0; index < samples.length; index++) {
    const energy = samples[index]! ** 2
    all += energy
    if (f0Hz[Math.round(index / hop)]! > 0) voiced += energy
  }
  return voiced / all
}

/** Share of the samples that stand at the highest or the lowest one. */
function clippedShare(samples: Float32Array): number {
  const high = samples.reduce((most, sample) => (sample > most ? sample : most), Number.NEGATIVE_INFINITY)
  const low = samples.reduce((least, sample) => (sample < least ? sample : least), Number.POSITIVE_INFINITY)
  const near = 0.01 * (high - low)
  const clipped = samples.reduce((count, sample) => count + (sample > high - near || sample < low + near ? 1 : 0), 0)
  return clipped / samples.length
}

/** How far a voice is above its background between two frequencies, dB. */
function aboveBackground(voice: readonly Float32Array[], background: Float32Array) {
  return (lowHz: number, highHz: number): number => {
    const bins = background.length
    const [from, to] = [lowHz, highHz].map((hz) => Math.floor((hz / (WORKING_HZ / 2)) * bins))
    const mean = voice.reduce((sum, frame) => sum + powerOf(frame.subarray(from, to)), 0) / voice.length
    return DB_PER_LN * Math.log(mean / (background.subarray(from, to).reduce((sum, power) => sum + power, 0) + 1e-20))
  }
}

/** How much the spectra differ among themselves, rms dB: a voice makes many sounds, a machine one. */
function varietyDb(spectra: readonly Float32Array[]): number {
  const frames = spectra.map((spectrum) => centred(spectrum))
  let square = 0
  for (let place = FIRST; place <= LAST; place++) {
    const mean = frames.reduce((sum, frame) => sum + frame[place]!, 0) / frames.length
    square += frames.reduce((sum, frame) => sum + (frame[place]! - mean) ** 2, 0) / frames.length
  }
  return Math.sqrt(square / (LAST - FIRST + 1))
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
  return DB_PER_LN * Math.log(samples.reduce((sum, sample) => sum + sample ** 2, 1e-20) / samples.length)
}

function sureFrames(f0Hz: Float32Array): number[] {
  const sure: number[] = []
  for (let frame = SURE_FRAMES; frame + SURE_FRAMES < f0Hz.length; frame++) {
    if (f0Hz.subarray(frame - SURE_FRAMES, frame + SURE_FRAMES + 1).every((f0) => f0 > 0)) sure.push(frame)
  }
  return sure
}

function loudOnes(frames: readonly number[], { logPower }: Envelopes): number[] {
  const levels = frames.map((frame) => DB_PER_LN * Math.log(powerOf(logPower[frame]!)))
  const loud = levels.toSorted((one, other) => one - other)[Math.floor(0.95 * levels.length)]!
  return frames.filter((_, index) => levels[index]! > loud + SOFT_DB)
}

const BIN_HZ = (bins: number) => WORKING_HZ / 2 / (bins - 1)

/** Means about every place, in decibels. */
function onPlaces(voice: readonly Float32Array[]): Float32Array[] {
  const bins = voice[0]!.length
  const binHz = BIN_HZ(bins)
  const reads = Array.from({ length: PLACES }, (_, place) => {
    const [from, to] = [hzOfPlace(place - 0.5) / binHz, Math.min(hzOfPlace(place + 0.5) / binHz, bins - 1.01)]
    const count = Math.max(1, Math.round(to - from))
    return Array.from({ length: count }, (_, index) => from + ((index + 0.5) / count) * (to - from))
  })
  return voice.map((logPower) =>
    Float32Array.from(reads, (places) => {
      let sum = 0
      for (const place of places) sum += between(logPower, place)
      return (DB_PER_LN * sum) / places.length
    }),
  )
}

function between(values: Float32Array, place: number): number {
  const index = Math.floor(place)
  return values[index]! + (place - index) * (values[index + 1]! - values[index]!)
}

function fundamentalDb(logPower: Float32Array, f0: number): number {
  const binHz = BIN_HZ(logPower.length)
  return DB_PER_LN * (between(logPower, f0 / binHz) - between(logPower, (2 * f0) / binHz))
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
