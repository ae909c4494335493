import type { Pffft } from '../assets.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import type { Random } from '../random/random.ts'
import { noiseShare } from '../vocoder/aperiodicity.ts'
import { envelopeAt, estimateEnvelopes } from '../vocoder/envelope.ts'
import { estimateF0 } from '../vocoder/f0.ts'
import { createSynthesizer, SYNTHESIS_BINS } from '../vocoder/synthesis.ts'
import { createShaper } from '../voices/shape.ts'
import type { VoiceModel } from '../voices/voice-model.ts'

const HOP_SEC = 0.005
const RANGE = { lowHz: 65, highHz: 1000 }
/** A stretch is converted at a time, so that a long song needs no more memory than a short one. */
const STRETCH_SEC = 8
/** Stretches overlap by this, and fade into each other. */
const OVERLAP_SEC = 0.1
/** A recording is trusted up to its end: nothing is drawn above. */
const WHOLE_BAND = { voicedHz: 20_000, noiseHz: 20_000 }
/** Frames in which voicing comes and goes. */
const VOICING_FRAMES = 3
/** Any pitch will do where none is heard. */
const UNVOICED_HZ = 200

/**
 * What a voice sings, sung by another throat: pitch and timing stay (but for `model.f0ShiftSemitones`), the spectral
 * envelope is the model's. As many samples as `voice` has. After WORLD (Morise, Yokomori, Ozawa 2016).
 */
export function convertVoice(pffft: Pffft, voice: MonoPcm, model: VoiceModel, random: Random): Float32Array {
  const { sampleRate, samples } = voice
  const result = new Float32Array(samples.length)
  const stretch = Math.round(STRETCH_SEC * sampleRate)
  const overlap = Math.round(OVERLAP_SEC * sampleRate)
  for (let from = 0; from < samples.length; from += stretch) {
    const start = Math.max(0, from - overlap)
    const part = { sampleRate, samples: samples.subarray(start, Math.min(samples.length, from + stretch)) }
    const converted = convertStretch(pffft, part, model, random.fork(`stretch ${from}`))
    for (let index = 0; index < part.samples.length; index++) {
      const share = from === 0 || start + index >= from ? 1 : index / overlap
      result[start + index] = (1 - share) * result[start + index]! + share * converted[index]!
    }
  }
  return result
}

function convertStretch(pffft: Pffft, voice: MonoPcm, model: VoiceModel, random: Random): Float32Array {
  const { sampleRate } = voice
  const hopSamples = Math.round(HOP_SEC * sampleRate)
  const found = estimateF0(voice, { hopSec: hopSamples / sampleRate, ...RANGE })
  const envelopes = estimateEnvelopes(pffft, voice, found)
  const shift = 2 ** (model.f0ShiftSemitones / 12)
  const f0Hz = found.f0Hz.map((f0) => shift * (f0 || UNVOICED_HZ))
  const voicing = smoothed(found.f0Hz.map((f0) => (f0 > 0 ? 1 : 0)))
  const rates = {
    sourceRate: sampleRate,
    sourceBins: envelopes.bins,
    sampleRate,
    bins: SYNTHESIS_BINS,
    band: WHOLE_BAND,
  }
  const shaper = createShaper(model, rates)
  const source = new Float32Array(envelopes.bins)
  return createSynthesizer(pffft).synthesize(
    {
      sampleRate,
      hopSamples,
      f0Hz,
      frames: f0Hz.length,
      noiseShare: noiseShare(SYNTHESIS_BINS, sampleRate, model.breathDb),
      fill(index, frame) {
        envelopeAt(envelopes, (index * hopSamples) / sampleRate, source)
        frame.voicing = voicing[index]!
        shaper.shape(source, { f0Hz: f0Hz[index]!, voicing: frame.voicing, effort: 0 }, frame.logPower)
      },
    },
    random,
  )
}

function smoothed(values: Float32Array): Float32Array {
  return values.map((_, index) => {
    const around = values.subarray(Math.max(0, index - 1), index + VOICING_FRAMES - 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}
