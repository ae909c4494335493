import type { VoiceModel } from '#lib/engine/browser.ts'
import { speak } from '#lib/engine/speech/spoken.ts'
import { estimateEnvelopes } from '#lib/engine/vocoder/envelope.ts'
import { estimateF0 } from '#lib/engine/vocoder/f0.ts'
import { createShaper } from '#lib/engine/voices/shape.ts'
import { loadSpeech } from '#server/assets/speech.ts'

const SAMPLE_RATE = 16_000
const BINS = 513
const BANDS = 40
const LOW_HZ = 60
const HIGH_HZ = 7600
const COEFFICIENTS = 24
const DB = (10 / Math.LN10) * Math.SQRT2
const DB_PER_SEMITONE = 0.75
const DB_PER_BREATH_DB = 0.15
const HOP_SEC = 0.01
const RMS = { engine: 'flite', voice: 'rms' } as const
/** Vowels all over the mouth, two glides and a nasal. */
const SYLLABLES = ['b aa', 'd iy', 'g uw', 'd eh', 'b ao', 'd ae', 'n er', 'b ay', 'd ow', 'm ah n']
const MEASURED = ['aa', 'iy', 'uw', 'eh', 'ao', 'ae', 'er', 'ay', 'ow', 'n']

/** A voice as one neutral vocal tract shaped by its model shows it: mel cepstra c1 … c24 of ten sounds, one after another. */
export type VoicePrint = { readonly cepstra: Float64Array; readonly home: number; readonly breathDb: number }

type Voice = { readonly model: VoiceModel; readonly lowNote: number; readonly highNote: number }

/** Prepares the measure: the same frames of one neutral line, shaped by each model with the engine's own shaper. */
export async function createPrinter() {
  const frames = await neutralFrames()
  const filters = melFilters()
  const shaped = new Float32Array(BINS)
  const logs = new Float64Array(BANDS)
  /** `middle`: MIDI note of the middle of the register, at which all of its voices are compared. */
  return ({ model, lowNote, highNote }: Voice, middle: number): VoicePrint => {
    const f0Hz = 440 * 2 ** ((middle - 69) / 12)
    const shaper = createShaper(model, {
      sourceRate: frames.sampleRate,
      sourceBins: frames.bins,
      sampleRate: SAMPLE_RATE,
      bins: BINS,
      band: { voicedHz: 20_000, noiseHz: 20_000 },
    })
    const cepstra = new Float64Array(frames.logPower.length * COEFFICIENTS)
    for (const [index, frame] of frames.logPower.entries()) {
      shaper.shape(frame, { f0Hz, voicing: 1 }, shaped)
      for (let bin = 0; bin < BINS; bin++) shaped[bin] = Math.exp(shaped[bin]!)
      for (const [band, { first, weights }] of filters.entries()) {
        let power = 1e-12
        for (let at = 0; at < weights.length; at++) power += weights[at]! * shaped[first + at]!
        logs[band] = 0.5 * Math.log(power)
      }
      for (let order = 0; order < COEFFICIENTS; order++) {
        const cosine = COSINES[order]!
        let sum = 0
        for (let band = 0; band < BANDS; band++) sum += logs[band]! * cosine[band]!
        cepstra[index * COEFFICIENTS + order] = sum
      }
    }
    return { cepstra, home: (lowNote + highNote) / 2, breathDb: model.breathDb }
  }
}

/**
 * What tells two voices apart, in dB: mel-cepstral distortion (Kubichek 1993) averaged over the sounds, how high their
 * ranges lie, and breath. Gives up as soon as it is certain to be `enough`, and says that much.
 */
export function distance(one: VoicePrint, other: VoicePrint, enough = Number.POSITIVE_INFINITY): number {
  const rest = Math.hypot(DB_PER_SEMITONE * (one.home - other.home), DB_PER_BREATH_DB * (one.breathDb - other.breathDb))
  if (rest >= enough) return rest
  const sounds = one.cepstra.length / COEFFICIENTS
  const needed = Math.sqrt(Math.max(0, enough ** 2 - rest ** 2)) * sounds
  let total = 0
  for (let from = 0; from < one.cepstra.length; from += COEFFICIENTS) {
    let sum = 0
    for (let at = from; at < from + COEFFICIENTS; at++) sum += (one.cepstra[at]! - other.cepstra[at]!) ** 2
    total += DB * Math.sqrt(sum)
    if (total >= needed) return enough
  }
  return Math.hypot(total / sounds, rest)
}

/** The middle frame of each sound. */
async function neutralFrames() {
  const speech = await loadSpeech()
  const syllables = SYLLABLES.map((phones) => ({ phones: phones.split(' '), stress: 1 as const, firstOfWord: true }))
  const { sound, phones } = speak(speech, RMS, 'en', syllables)
  const names = syllables.flatMap((syllable) => syllable.phones)
  const f0 = estimateF0(sound, { hopSec: HOP_SEC, lowHz: 60, highHz: 500 })
  const { logPower, bins, sampleRate } = estimateEnvelopes(speech.fft, sound, f0)
  const chosen = MEASURED.map((name) => {
    const { startSec, endSec } = phones[names.lastIndexOf(name)]!
    return logPower[Math.round((startSec + endSec) / 2 / HOP_SEC)]!
  })
  return { logPower: chosen, bins, sampleRate }
}

/** (2 / bands) · cos, order by order. */
const COSINES = Array.from({ length: COEFFICIENTS }, (_, order) =>
  Float64Array.from(
    { length: BANDS },
    (_, band) => (2 / BANDS) * Math.cos((Math.PI * (order + 1) * (band + 0.5)) / BANDS),
  ),
)

/** Triangles of equal width in mel, each summing to 1. */
function melFilters() {
  const mel = (hz: number) => 1127 * Math.log(1 + hz / 700)
  const step = (mel(HIGH_HZ) - mel(LOW_HZ)) / (BANDS + 1)
  const mels = Array.from({ length: BINS }, (_, bin) => mel((bin * SAMPLE_RATE) / (2 * (BINS - 1))))
  return Array.from({ length: BANDS }, (_, band) => {
    const centre = mel(LOW_HZ) + (band + 1) * step
    const heights = mels.map((value) => Math.max(0, 1 - Math.abs(value - centre) / step))
    const total = heights.reduce((sum, height) => sum + height, 0)
    if (total === 0) return { first: mels.findIndex((value) => value > centre), weights: Float64Array.of(1) }
    const first = heights.findIndex((height) => height > 0)
    const last = heights.findLastIndex((height) => height > 0)
    return { first, weights: Float64Array.from(heights.slice(first, last + 1), (height) => height / total) }
  })
}
