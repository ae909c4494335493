import { LONG_BINS, LONG_FRAME_SAMPLES } from './frames.ts'

/** What a frame tells of the voice that was found in it. Levels are decibels. */
export type FrameFeatures = {
  /** Of the voice. */
  readonly levelDb: number
  /** How much of what is in the middle was taken for the voice, 0 where all was. */
  readonly shareDb: number
  /** Octaves above 1 Hz: where the melody path is, and where the harmonics say exactly. */
  readonly pathOctaves: number
  readonly exactOctaves: number
  /** The voice between every two of BAND_HZ, against its level; never below FLOOR_DB. */
  readonly bandsDb: readonly number[]
}

/** Borders of bands that formants, nasals and consonants fill differently. */
const BAND_HZ = [100, 300, 600, 1000, 1600, 2500, 4000, 6500] as const
export const BANDS = BAND_HZ.length - 1
const VOICE_HZ = [100, 8000] as const
/** Where a voice and what it was taken out of are compared, and where harmonics are looked at. */
const SHARE_HZ = [200, 5000] as const
const HARMONICS = 15
/** How far from its place a harmonic is looked for, and bins at least. */
const OFF_SHARE = 0.006
const OFF_BINS = 2
const FLOOR_DB = -40
const SILENT = 1e-9

/** Measures frames: packed long spectra of both channels and of the voice that was found, and its pitch. */
export function createFeatures(sampleRate: number) {
  const binHz = sampleRate / LONG_FRAME_SAMPLES
  const voicePower = new Float32Array(LONG_BINS)
  const middlePower = new Float32Array(LONG_BINS)
  const sum = (power: Float32Array, lowHz: number, highHz: number) => {
    let total = 0
    for (let bin = Math.round(lowHz / binHz); bin < highHz / binHz; bin++) total += power[bin]!
    return decibels(total)
  }
  return (left: Float32Array, right: Float32Array, voice: Float32Array, f0Hz: number): FrameFeatures => {
    const bins = Math.min(LONG_BINS - 1, Math.ceil(VOICE_HZ[1] / binHz) + 1)
    for (let bin = 1; bin < bins; bin++) {
      const [real, imaginary] = [2 * bin, 2 * bin + 1]
      voicePower[bin] = voice[real]! ** 2 + voice[imaginary]! ** 2
      middlePower[bin] = ((left[real]! + right[real]!) / 2) ** 2 + ((left[imaginary]! + right[imaginary]!) / 2) ** 2
    }
    const levelDb = sum(voicePower, ...VOICE_HZ)
    return {
      levelDb,
      shareDb: sum(voicePower, ...SHARE_HZ) - sum(middlePower, ...SHARE_HZ),
      pathOctaves: Math.log2(f0Hz),
      exactOctaves: Math.log2(exactPitch(middlePower, f0Hz / binHz, SHARE_HZ[1] / binHz) * binHz),
      bandsDb: Array.from({ length: BANDS }, (_, band) =>
        Math.max(FLOOR_DB, sum(voicePower, BAND_HZ[band]!, BAND_HZ[band + 1]!) - levelDb),
      ),
    }
  }
}

/** The pitch, in bins, that fits the peaks near its harmonics best, each weighed by its amplitude. */
function exactPitch(power: Float32Array, f0Bins: number, lastBin: number): number {
  let [product, square] = [0, 0]
  for (let harmonic = 1; harmonic <= HARMONICS && harmonic * f0Bins < lastBin; harmonic++) {
    const peak = highestNear(power, harmonic * f0Bins)
    const [before, at, after] = [-1, 0, 1].map((off) => Math.log(power[peak + off]! + 1e-12)) as [
      number,
      number,
      number,
    ]
    const off = (0.5 * (before - after)) / (before - 2 * at + after || 1)
    if (Math.abs(off) >= 1) continue
    const amplitude = Math.sqrt(power[peak]!)
    product += amplitude * (peak + off) * harmonic
    square += amplitude * harmonic ** 2
  }
  return square > 0 ? product / square : f0Bins
}

function highestNear(power: Float32Array, place: number): number {
  const centre = Math.round(place)
  const reach = Math.max(OFF_BINS, Math.round(place * OFF_SHARE))
  let highest = centre
  for (let bin = Math.max(1, centre - reach); bin <= centre + reach; bin++) {
    if (power[bin]! > power[highest]!) highest = bin
  }
  return highest
}

const decibels = (power: number) => 10 * Math.log10(power + SILENT)
