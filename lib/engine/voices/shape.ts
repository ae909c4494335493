import { LN_PER_DB } from '../dsp/decibels.ts'
import { clamp } from '../dsp/interpolate.ts'
import type { TrustedBand } from '../speech/source.ts'
import { createGlottalChange } from '../vocoder/glottal-source.ts'
import type { Friction } from './friction.ts'
import { usualRd } from './phonation.ts'
import { createUpperBand } from './upper-band.ts'
import { airShelf, nasalBell, ringBell, tiltOctaves } from './voice-curves.ts'
import type { VoiceModel } from './voice-model.ts'

/** Applies a voice model to envelopes, carrying them from a source's frequencies to the synthesiser's. */
export type Shaper = {
  /** `source`: natural log power on the source's bins; `into`: the same on `bins` frequencies up to half of `sampleRate`. */
  shape(source: Float32Array, manner: Manner, into: Float32Array): void
}

export type Manner = {
  readonly f0Hz: number
  readonly voicing: number
  /** Shape of the glottal pulse; absent means the voice's usual one. */
  readonly rd?: number
  /** How far the first formant is raised, 0..1; absent means not at all. */
  readonly belt?: number
  /** What its noise sounds like above the source's band; absent means as in a vowel. */
  readonly friction?: Friction
}

export type ShaperRates = {
  readonly sourceRate: number
  readonly sourceBins: number
  readonly sampleRate: number
  readonly bins: number
  readonly band: TrustedBand
}

const CONTRAST_WIDTH_HZ = 900
/** Belting raises the first formant by this factor (Schutte & Miller 1993), and no higher one. */
const BELT_RAISES = 1.08
const FIRST_FORMANT = { upToHz: 900, notAboveHz: 1500 }

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
  const air = Float32Array.from({ length: bins }, (_, bin) => LN_PER_DB * (model.airGainDb * airShelf(bin * binHz)))
  const voicedGain = Float32Array.from({ length: bins }, (_, bin) => LN_PER_DB * voicedGainDb(bin * binHz, model))
  const raise = Float32Array.from({ length: bins }, (_, bin) => position[bin]! * raised(bin * binHz))
  const ownRd = usualRd(model)
  const glottis = createGlottalChange(ownRd)
  const drawOn = createUpperBand(position, sourceBinHz, band)
  const contrast = createContrast(model.formantContrast, sourceBins, CONTRAST_WIDTH_HZ / sourceBinHz)
  const tables: Tables = { position, raise, air, voicedGain }

  return {
    shape(source, manner, into) {
      const { f0Hz, voicing, rd = ownRd, belt = 0, friction = 'open' } = manner
      const spectrum = contrast(source)
      readAt(tables, belt, spectrum, into)
      drawOn(spectrum, voicing, friction, into)
      colour(into, tables, voicing, friction === 'open' ? 1 : voicing)
      if (voicing > 0 && rd !== ownRd) glottis.add(rd, voicing, f0Hz / binHz, into)
      raiseFundamental(into, f0Hz / binHz, LN_PER_DB * model.fundamentalGainDb)
    },
  }
}

/** One value a bin: where it is read in the source, from how much lower in a belt, and what is added to it, in log power. */
type Tables = Readonly<Record<'position' | 'raise' | 'air' | 'voicedGain', Float32Array>>

/** Values of a spectrum at places between its bins. */
function readAt({ position, raise }: Tables, belt: number, spectrum: Float32Array, into: Float32Array): void {
  for (let bin = 0; bin < into.length; bin++) {
    const at = position[bin]! - belt * raise[bin]!
    const index = Math.min(at | 0, spectrum.length - 2)
    const share = Math.min(at - index, 1)
    into[bin] = spectrum[index]! + share * (spectrum[index + 1]! - spectrum[index]!)
  }
}

/** Adds the voice's gains, and by a share of its own the air, which noise from in front of the mouth has not. */
function colour(into: Float32Array, { air, voicedGain }: Tables, voicing: number, airShare: number): void {
  for (let bin = 0; bin < into.length; bin++) into[bin]! += airShare * air[bin]! + voicing * voicedGain[bin]!
}

/** Frequency in the source that is heard at `hz`. */
function warped(hz: number, { formantScale, lowFormantScale, highFormantScale }: VoiceModel): number {
  const source = hz / formantScale
  const low = clamp((1600 - source) / 800, 0, 1)
  const high = clamp((source - 2400) / 1200, 0, 1)
  return source / (lowFormantScale ** low * highFormantScale ** high)
}

/** What belongs to the voice proper, and would make an "s" hiss; the air shapes voice and breath. */
function voicedGainDb(hz: number, model: VoiceModel): number {
  return (
    model.tiltDbPerOctave * tiltOctaves(hz) +
    model.ringGainDb * ringBell(hz, model.ringHz) -
    model.nasalDepthDb * nasalBell(hz, model.nasalHz)
  )
}

/** Share of the way to 0 Hz by which a belt reads lower, so that what is heard at `hz` is heard higher. */
function raised(hz: number): number {
  const { upToHz, notAboveHz } = FIRST_FORMANT
  return (1 - 1 / BELT_RAISES) * clamp((notAboveHz - hz) / (notAboveHz - upToHz), 0, 1)
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
