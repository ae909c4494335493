import type { Pffft } from '#lib/engine/assets.ts'
import { type MonoPcm, SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { estimateEnvelopes } from '#lib/engine/vocoder/envelope.ts'
import { estimateF0 } from '#lib/engine/vocoder/f0.ts'
import type { Singer } from '#lib/engine/voices/singers.ts'
import { middleOf, type Performance, steadyParts } from './singers-sing.ts'

const BANDS = 40
const LOW_HZ = 60
const HIGH_HZ = 7600
const COEFFICIENTS = 24
const HOP_SEC = 0.01
const DB_PER_SEMITONE = 0.75
const DB_PER_BREATH_DB = 0.15

/** A voice as the vowels of some lines show it: a cepstrum for every hundredth of a second of their steady parts. */
export type VoicePrint = readonly Float64Array[]

export function voicePrint(pffft: Pffft, { score, samples }: Performance): VoicePrint {
  const frames = melCepstra(pffft, { sampleRate: SAMPLE_RATE, samples })
  return steadyParts({ score, samples }).flatMap(({ startSec, endSec }) =>
    frames.slice(Math.ceil(startSec / HOP_SEC), Math.floor(endSec / HOP_SEC) + 1),
  )
}

/** Mel cepstra c1 … c24 of the envelope's amplitude, 40 bands from 60 to 7600 Hz, every hundredth of a second. */
export function melCepstra(pffft: Pffft, sound: MonoPcm): Float64Array[] {
  const f0 = estimateF0(sound, { hopSec: HOP_SEC, lowHz: 60, highHz: 900 })
  const { logPower, bins } = estimateEnvelopes(pffft, sound, f0)
  const bands = melBands(bins, sound.sampleRate)
  return logPower.map((frame) => cepstrum(frame, bands))
}

/** Mel-cepstral distortion in dB (Kubichek 1993) of the same lines, frame by frame: vowels begin on the beat. */
export function mcd(a: VoicePrint, b: VoicePrint): number {
  const each = a.map((one, frame) => {
    const other = b[frame]!
    return (10 / Math.LN10) * Math.sqrt(2 * one.reduce((sum, value, index) => sum + (value - other[index]!) ** 2, 0))
  })
  return each.reduce((sum, value) => sum + value, 0) / each.length
}

/** What tells two singers apart, in dB: timbre, how high they sing, and breath. */
export function distance(timbreDb: number, a: Singer, b: Singer): number {
  const pitchDb = DB_PER_SEMITONE * (middleOf(a) - middleOf(b))
  return Math.hypot(timbreDb, pitchDb, DB_PER_BREATH_DB * (a.model.breathDb - b.model.breathDb))
}

type Band = { readonly first: number; readonly weights: readonly number[] }

/** Triangles of equal width in mel, each summing to 1. */
function melBands(bins: number, sampleRate: number): Band[] {
  const mel = (hz: number) => 1127 * Math.log(1 + hz / 700)
  const step = (mel(HIGH_HZ) - mel(LOW_HZ)) / (BANDS + 1)
  const mels = Array.from({ length: bins }, (_, bin) => mel((bin * sampleRate) / (2 * (bins - 1))))
  return Array.from({ length: BANDS }, (_, band) => {
    const centre = mel(LOW_HZ) + (band + 1) * step
    const heights = mels.map((value) => Math.max(0, 1 - Math.abs(value - centre) / step))
    const total = heights.reduce((sum, height) => sum + height, 0)
    if (total === 0) return { first: mels.findIndex((value) => value > centre), weights: [1] }
    const first = heights.findIndex((height) => height > 0)
    return {
      first,
      weights: heights.slice(first, heights.findLastIndex((height) => height > 0) + 1).map((h) => h / total),
    }
  })
}

function cepstrum(logPower: Float32Array, bands: readonly Band[]): Float64Array {
  const logs = bands.map(
    ({ first, weights }) =>
      0.5 * Math.log(weights.reduce((sum, weight, index) => sum + weight * Math.exp(logPower[first + index]!), 1e-12)),
  )
  return Float64Array.from(
    { length: COEFFICIENTS },
    (_, index) =>
      (2 / BANDS) *
      logs.reduce((sum, log, band) => sum + log * Math.cos((Math.PI * (index + 1) * (band + 0.5)) / BANDS), 0),
  )
}
