import { clamp } from '../dsp/interpolate.ts'
import type { TrustedBand } from '../speech/source.ts'
import { createUpperBand } from './upper-band.ts'
import type { VoiceModel } from './voice-model.ts'

/** Applies a voice model to envelopes, carrying them from a source's frequencies to the synthesiser's. */
export type Shaper = {
  /** `source`: natural log power on the source's bins; `into`: the same on `bins` frequencies up to half of `sampleRate`. */
  shape(source: Float32Array, manner: Manner, into: Float32Array): void
}

export type Manner = {
  readonly f0Hz: number
  readonly voicing: number
  /** −1 soft … 1 loud: a louder voice is brighter. */
  readonly effort: number
}

export type ShaperRates = {
  readonly sourceRate: number
  readonly sourceBins: number
  readonly sampleRate: number
  readonly bins: number
  readonly band: TrustedBand
}

const DB = Math.LN10 / 10
const CONTRAST_WIDTH_HZ = 900
/** Brightness of full effort, decibels an octave from 500 Hz to 4 kHz (Sundberg: partials grow faster than the whole). */
const EFFORT_DB_PER_OCTAVE = 2.5

/**
 * Formant scales by warping the frequency axis (Eide & Gish 1996), gains by static curves. The loops are
 * functions of the module: those of a closure would be compiled again for every line that is sung.
 */
export function createShaper(
  model: VoiceModel,
  { sourceRate, sourceBins, sampleRate, bins, band }: ShaperRates,
): Shaper {
  const binHz = sampleRate / (2 * (bins - 1))
  const sourceBinHz = sourceRate / (2 * (sourceBins - 1))
  const position = Float32Array.from({ length: bins }, (_, bin) => warped(bin * binHz, model) / sourceBinHz)
  const gain = Float32Array.from({ length: bins }, (_, bin) => DB * gainDb(bin * binHz, model))
  const voicedGain = Float32Array.from({ length: bins }, (_, bin) => DB * voicedGainDb(bin * binHz, model))
  const bright = Float32Array.from({ length: bins }, (_, bin) => DB * brightnessDb(bin * binHz))
  const drawOn = createUpperBand(position, sourceBinHz, band)
  const contrast = createContrast(model.formantContrast, sourceBins, CONTRAST_WIDTH_HZ / sourceBinHz)
  const tables: Tables = { position, gain, voicedGain, bright }

  return {
    shape(source, manner, into) {
      const spectrum = contrast(source)
      readAt(position, spectrum, into)
      drawOn(spectrum, manner.voicing, into)
      colour(into, tables, manner)
      raiseFundamental(into, manner.f0Hz / binHz, DB * model.fundamentalGainDb)
    },
  }
}

/** One value a bin: where it is read in the source, and what is added to it, in log power. */
type Tables = Readonly<Record<'position' | 'gain' | 'voicedGain' | 'bright', Float32Array>>

/** Values of a spectrum at places between its bins. */
function readAt(position: Float32Array, spectrum: Float32Array, into: Float32Array): void {
  for (let bin = 0; bin < into.length; bin++) {
    const at = position[bin]!
    const index = Math.min(at | 0, spectrum.length - 2)
    const share = Math.min(at - index, 1)
    into[bin] = spectrum[index]! + share * (spectrum[index + 1]! - spectrum[index]!)
  }
}

function colour(into: Float32Array, { gain, voicedGain, bright }: Tables, { voicing, effort }: Manner): void {
  for (let bin = 0; bin < into.length; bin++) {
    into[bin]! += gain[bin]! + voicing * (voicedGain[bin]! + effort * bright[bin]!)
  }
}

/** Frequency in the source that is heard at `hz`. */
function warped(hz: number, { formantScale, lowFormantScale, highFormantScale }: VoiceModel): number {
  const source = hz / formantScale
  const low = clamp((1600 - source) / 800, 0, 1)
  const high = clamp((source - 2400) / 1200, 0, 1)
  return source / (lowFormantScale ** low * highFormantScale ** high)
}

/** What shapes every sound. */
function gainDb(hz: number, { airGainDb }: VoiceModel): number {
  return airGainDb * clamp((hz - 5000) / 3000, 0, 1)
}

/** What belongs to the voice proper, and would make an "s" hiss. */
function voicedGainDb(hz: number, model: VoiceModel): number {
  const octaves = clamp(Math.log2(Math.max(hz, 20) / 1000), -3, 3)
  const bell = (centreHz: number, widthHz: number) => Math.exp(-0.5 * ((hz - centreHz) / widthHz) ** 2)
  return (
    model.tiltDbPerOctave * octaves +
    model.ringGainDb * bell(model.ringHz, 500) -
    model.nasalDepthDb * bell(model.nasalHz, 120)
  )
}

function brightnessDb(hz: number): number {
  return EFFORT_DB_PER_OCTAVE * clamp(Math.log2(Math.max(hz, 20) / 500), 0, 3)
}

/** Scales the envelope about its own running mean. */
function createContrast(amount: number, bins: number, width: number): (source: Float32Array) => Float32Array {
  if (amount === 1) return (source) => source
  const half = Math.max(1, Math.round(width / 2))
  const result = new Float32Array(bins)
  const sums = new Float64Array(bins + 1)
  return (source) => {
    scaleAboutMean(source, amount, half, sums, result)
    return result
  }
}

function scaleAboutMean(
  source: Float32Array,
  amount: number,
  half: number,
  sums: Float64Array,
  into: Float32Array,
): void {
  const bins = into.length
  for (let bin = 0; bin < bins; bin++) sums[bin + 1] = sums[bin]! + source[bin]!
  for (let bin = 0; bin < bins; bin++) {
    const from = Math.max(0, bin - half)
    const to = Math.min(bins, bin + half + 1)
    const trend = (sums[to]! - sums[from]!) / (to - from)
    into[bin] = trend + amount * (source[bin]! - trend)
  }
}

function raiseFundamental(spectrum: Float32Array, f0Bins: number, gain: number): void {
  if (gain === 0) return
  const end = Math.min(spectrum.length, Math.ceil(1.5 * f0Bins))
  for (let bin = 0; bin < end; bin++) {
    spectrum[bin]! += gain * clamp(3 - (2 * bin) / f0Bins, 0, 1)
  }
}
