import { clamp } from '../dsp/interpolate.ts'
import { LONG_BINS, LONG_FRAME_SAMPLES } from './frames.ts'

/** Bands of equal width on the ear's scale (Glasberg and Moore 1990), between these frequencies. */
export const BANDS = 48
const BANDS_HZ = { from: 50, to: 15_000 } as const
/** Width of a harmonic, which vibrato and slides smear. */
const TOOTH_HZ = 33
/** Beyond this, in squares of its width, nothing is left of a tooth. */
const FARTHEST_TOOTH = 16
/** In this octave the comb fades out: higher harmonics move too far within a frame to be told from breath and consonants. */
const COMB_ENDS_HZ = { from: 4000, to: 8000 } as const
const MELTED = 0.5
const SILENT = 1e-20
/** Powers are told as decimal logarithms, and not below this. */
const SOFTEST = 1e-9

/** What is told of a frame: four powers of each band, and the pitch. */
export const FEATURES = 4 * BANDS + 1

/**
 * Measures packed long frames of both channels. `common` is the packed spectrum of what both have in common (Avendano and Jot
 * 2004), `comb` says of each bin from 0 to 1 how near to a harmonic of `f0Hz` it lies, and `features` are, for each band, decimal
 * logarithms of the power of what is common at harmonics and between them, of the sum of both channels and of their difference;
 * the last one is the octave of the pitch. All are overwritten by the next frame.
 */
export function createFrameFeatures(sampleRate: number) {
  const binHz = sampleRate / LONG_FRAME_SAMPLES
  const bandOf = bandOfBins(binHz)
  const melts = Float32Array.from({ length: LONG_BINS }, (_, bin) => {
    const { from, to } = COMB_ENDS_HZ
    return clamp(Math.log2((bin * binHz) / from) / Math.log2(to / from), 0, 1)
  })
  const common = new Float32Array(LONG_FRAME_SAMPLES)
  const comb = new Float32Array(LONG_BINS)
  const features = new Float32Array(FEATURES)
  const powers = new Float64Array(4 * BANDS)
  return {
    bandOf,
    common,
    comb,
    features,
    measure(left: Float32Array, right: Float32Array, f0Hz: number): void {
      powers.fill(0)
      for (let bin = 1; bin < LONG_BINS - 1; bin++) {
        const band = bandOf[bin]!
        if (band < 0) continue
        const [real, imaginary] = [2 * bin, 2 * bin + 1]
        const [a, b, c, d] = [left[real]!, left[imaginary]!, right[real]!, right[imaginary]!]
        const inLeft = a * a + b * b
        const inRight = c * c + d * d
        const both = 2 * (a * c + b * d)
        const gain = Math.max(0, both / (inLeft + inRight + SILENT))
        // The quieter channel counts more: an instrument at one side makes the other louder (Barry, Lawlor and Coyle 2004).
        const share = (inRight * inRight + SILENT) / (inLeft * inLeft + inRight * inRight + 2 * SILENT)
        const [re, im] = [gain * (share * a + (1 - share) * c), gain * (share * b + (1 - share) * d)]
        common[real] = re
        common[imaginary] = im
        const tooth = toothAt(bin * binHz, f0Hz, melts[bin]!)
        comb[bin] = tooth
        const power = re * re + im * im
        powers[band]! += tooth * tooth * power
        powers[BANDS + band]! += (1 - tooth) * (1 - tooth) * power
        powers[2 * BANDS + band]! += (inLeft + inRight + both) / 4
        powers[3 * BANDS + band]! += (inLeft + inRight - both) / 4
      }
      for (let at = 0; at < 4 * BANDS; at++) features[at] = Math.log10(powers[at]! + SOFTEST)
      features[4 * BANDS] = Math.log2(f0Hz)
    },
  }
}

export type FrameFeatures = ReturnType<typeof createFrameFeatures>

/** The band of each bin, −1 where there is none. */
function bandOfBins(binHz: number): Int8Array {
  const step = (erbRate(BANDS_HZ.to) - erbRate(BANDS_HZ.from)) / BANDS
  return Int8Array.from({ length: LONG_BINS }, (_, bin) => {
    const band = Math.floor((erbRate(bin * binHz) - erbRate(BANDS_HZ.from)) / step)
    return band >= 0 && band < BANDS ? band : -1
  })
}

const erbRate = (hz: number) => 21.4 * Math.log10(1 + 0.00437 * hz)

function toothAt(hz: number, f0Hz: number, melts: number): number {
  if (melts === 1) return MELTED
  const off = (hz - Math.max(1, Math.round(hz / f0Hz)) * f0Hz) / TOOTH_HZ
  const tooth = off * off > FARTHEST_TOOTH ? 0 : Math.exp(-0.5 * off * off)
  return tooth + melts * (MELTED - tooth)
}
