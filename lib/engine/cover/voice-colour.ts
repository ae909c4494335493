import { LN_PER_DB } from '../dsp/decibels.ts'
import { clamp, throughPoints } from '../dsp/interpolate.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { SYNTHESIS_BINS } from '../vocoder/voice-track.ts'
import { createShaper } from '../voices/shape.ts'
import { PLAIN_VOICE, type VoiceModel } from '../voices/voice-model.ts'
import type { SingerAnalysis } from './hear-singer.ts'
import { NEUTRAL_SPECTRUM } from './neutral-spectrum.ts'

const BIN_HZ = SAMPLE_RATE / 2 / (SYNTHESIS_BINS - 1)
/** The correction is averaged over this much of an octave, so that it changes the colour and no single formant. */
const WIDTH_OCTAVES = 1
/** No band is moved farther than this. */
const FARTHEST_DB = 10
/**
 * How much the difference between a voice and the neutral one is exaggerated. A cover keeps the singer's pitch, by which voices
 * differ most, so the differences of catalogue voices are enlarged. A person's own voice is left as it is.
 */
const EMPHASIS = { catalogue: 1.9, own: 1 } as const
export type VoiceOrigin = keyof typeof EMPHASIS
/** Below and above, what is nearest inside is taken. */
const BAND_HZ = { low: 120, high: 12_000 }
/** A recording is trusted up to its end. */
const WHOLE_BAND = { voicedHz: 20_000, noiseHz: 20_000 }

/**
 * The average difference between the converted voice's spectrum and the one by which the wanted voice is known: natural log
 * power, SYNTHESIS_BINS values. `converting` is the model that converts the singer, `own` the wanted model counted from the
 * neutral singer, `from` the origin of the voice. The level does not change.
 */
export function colourOf(
  heard: SingerAnalysis,
  converting: VoiceModel,
  own: VoiceModel,
  from: VoiceOrigin,
): Float32Array {
  const neutral = neutralSpectrum(heard.spectrum.length)
  const is = shaped(heard.spectrum, converting, heard.middleHz)
  const plain = shaped(neutral, PLAIN_VOICE, heard.middleHz)
  const wanted = shaped(neutral, own, heard.middleHz)
  const lack = Float32Array.from(plain, (value, bin) => value + EMPHASIS[from] * (wanted[bin]! - value) - is[bin]!)
  const smooth = smoothed(lack)
  const level = meanLevel(is, smooth)
  return smooth.map((value) => clamp(value - level, -FARTHEST_DB * LN_PER_DB, FARTHEST_DB * LN_PER_DB))
}

/** The neutral singer's mean envelope on `bins` frequencies. */
function neutralSpectrum(bins: number): Float32Array {
  return Float32Array.from({ length: bins }, (_, bin) => {
    const hz = Math.max(1, (bin * SAMPLE_RATE) / 2 / (bins - 1))
    return LN_PER_DB * throughPoints(NEUTRAL_SPECTRUM, Math.log2(hz / 1000))
  })
}

function shaped(spectrum: Float32Array, model: VoiceModel, f0Hz: number): Float32Array {
  const rates = { sourceRate: SAMPLE_RATE, sourceBins: spectrum.length, sampleRate: SAMPLE_RATE, bins: SYNTHESIS_BINS }
  const result = new Float32Array(SYNTHESIS_BINS)
  createShaper(model, { ...rates, band: WHOLE_BAND }).shape(spectrum, { f0Hz, voicing: 1 }, result)
  return result
}

/** Means over a part of an octave about every bin. */
function smoothed(values: Float32Array): Float32Array {
  const half = 2 ** (WIDTH_OCTAVES / 2)
  return values.map((_, bin) => {
    const centre = clamp(bin, BAND_HZ.low / BIN_HZ, BAND_HZ.high / BIN_HZ)
    const from = Math.floor(centre / half)
    const to = Math.min(values.length, Math.ceil(centre * half) + 1)
    return values.subarray(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
  })
}

/** By how much a correction raises the power of a spectrum, natural log. */
function meanLevel(spectrum: Float32Array, correction: Float32Array): number {
  let [before, after] = [0, 0]
  for (let bin = 1; bin < spectrum.length; bin++) {
    before += Math.exp(spectrum[bin]!)
    after += Math.exp(spectrum[bin]! + correction[bin]!)
  }
  return Math.log(after / before)
}
