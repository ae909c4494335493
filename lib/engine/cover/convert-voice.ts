import type { Pffft } from '../assets.ts'
import { createFilter, highpass } from '../dsp/biquad.ts'
import type { MonoPcm } from '../pcm/pcm.ts'
import type { Random } from '../random/random.ts'
import { noiseShare } from '../vocoder/aperiodicity.ts'
import { envelopeAt, estimateEnvelopes } from '../vocoder/envelope.ts'
import { estimateF0, type F0Track } from '../vocoder/f0.ts'
import { type Synthesizer, synthesizerOf } from '../vocoder/synthesis.ts'
import { SYNTHESIS_BINS } from '../vocoder/voice-track.ts'
import { createShaper } from '../voices/shape.ts'
import type { VoiceModel } from '../voices/voice-model.ts'
import { soundingSpans } from './sounding-spans.ts'

const HOP_SEC = 0.005
/** An envelope is estimated every so many frames, and drawn between them. */
const ENVELOPE_EVERY = 2
const RANGE = { lowHz: 65, highHz: 1000 }
/** A stretch is converted at a time, so that a long song needs no more memory than a short one. */
export const STRETCH_SAMPLES = 344_064
/** Stretches overlap by this, and fade into each other. */
const OVERLAP_SAMPLES = 4096
/** A recording is trusted up to its end: nothing is drawn above. */
const WHOLE_BAND = { voicedHz: 20_000, noiseHz: 20_000 }
/** Frames in which voicing comes and goes. */
const VOICING_FRAMES = 3
/** Nothing of a voice lies below. The pulses of the synthesis have an offset, which would thump wherever a phrase begins. */
const LOWEST_HZ = 50
/** Any pitch will do where none is heard. */
const UNVOICED_HZ = 200

/** A recording that is read piece by piece. */
export type MonoReader = {
  readonly sampleRate: number
  readonly lengthSamples: number
  /** Samples `from` (included) to `to` (excluded), both within the recording; a copy. */
  read(from: number, to: number): Float32Array
}

export type Conversion = {
  readonly model: VoiceModel
  /** Follows the pitch of a stretch of the voice, a value every `hopSec`. */
  readonly trackPitch: (sound: MonoPcm, hopSec: number) => F0Track
  /** What is added to voiced spectra, natural log power, SYNTHESIS_BINS values. */
  readonly colour: Float32Array | null
}

/** A voice by itself, as it is recorded or spoken: its pitch is that of its zero crossings, and its colour its own. */
const plainConversion = (model: VoiceModel): Conversion => ({
  model,
  trackPitch: (sound, hopSec) => estimateF0(sound, { hopSec, ...RANGE }),
  colour: null,
})

/**
 * What a voice sings, sung by another vocal tract: pitch and timing stay (but for `model.f0ShiftSemitones`), the spectral
 * envelope is the model's. Gives pieces of STRETCH_SAMPLES, the last one shorter, that are together as long as `voice`.
 * After WORLD (Morise, Yokomori, Ozawa 2016).
 */
export function* convertVoice(
  pffft: Pffft,
  voice: MonoReader,
  conversion: Conversion,
  random: Random,
): Generator<Float32Array> {
  const { sampleRate, lengthSamples } = voice
  const synthesizer = synthesizerOf(pffft)
  let tail = new Float32Array(0)
  for (let from = 0; from < lengthSamples; from += STRETCH_SAMPLES) {
    const end = Math.min(lengthSamples, from + STRETCH_SAMPLES)
    const samples = voice.read(from, Math.min(lengthSamples, end + OVERLAP_SAMPLES))
    const sung = convertStretch(pffft, { sampleRate, samples }, conversion, synthesizer, random.fork(`stretch ${from}`))
    for (const [index, before] of tail.entries()) {
      const share = index / OVERLAP_SAMPLES
      sung[index] = (1 - share) * before + share * sung[index]!
    }
    yield sung.subarray(0, end - from)
    tail = sung.slice(end - from, samples.length)
  }
}

/** The same for a recording that is in memory, all at once. */
export function convertSound(pffft: Pffft, { sampleRate, samples }: MonoPcm, model: VoiceModel, random: Random) {
  const read = (from: number, to: number) => samples.slice(from, to)
  const converted = new Float32Array(samples.length)
  let from = 0
  const voice = { sampleRate, lengthSamples: samples.length, read }
  for (const piece of convertVoice(pffft, voice, plainConversion(model), random)) {
    converted.set(piece, from)
    from += piece.length
  }
  return converted
}

/** Converts what sounds in a stretch and leaves the rest silent. */
function convertStretch(
  pffft: Pffft,
  { sampleRate, samples }: MonoPcm,
  conversion: Conversion,
  synthesizer: Synthesizer,
  random: Random,
): Float32Array {
  const whole = new Float32Array(samples.length)
  for (const { from, to } of soundingSpans(samples, sampleRate)) {
    const span = { sampleRate, samples: samples.subarray(from, to) }
    whole.set(convertSpan(pffft, span, conversion, synthesizer, random).subarray(0, to - from), from)
  }
  return whole
}

function convertSpan(
  pffft: Pffft,
  voice: MonoPcm,
  { model, trackPitch, colour }: Conversion,
  synthesizer: Synthesizer,
  random: Random,
): Float32Array {
  const { sampleRate } = voice
  const hopSamples = Math.round(HOP_SEC * sampleRate)
  const found = trackPitch(voice, hopSamples / sampleRate)
  const envelopes = estimateEnvelopes(pffft, voice, {
    hopSec: ENVELOPE_EVERY * found.hopSec,
    f0Hz: found.f0Hz.filter((_, frame) => frame % ENVELOPE_EVERY === 0),
  })
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
  const sung = synthesizer.synthesize(
    {
      sampleRate,
      hopSamples,
      f0Hz,
      frames: f0Hz.length,
      noiseShare: noiseShare(SYNTHESIS_BINS, sampleRate, model.breathDb),
      fill(index, frame) {
        envelopeAt(envelopes, (index * hopSamples) / sampleRate, source)
        frame.voicing = voicing[index]!
        shaper.shape(source, { f0Hz: f0Hz[index]!, voicing: frame.voicing }, frame.logPower)
        if (colour) addColour(frame.logPower, colour, frame.voicing)
      },
    },
    random,
  )
  createFilter([highpass(LOWEST_HZ)]).process(sung)
  return sung
}

function addColour(logPower: Float32Array, colour: Float32Array, voicing: number): void {
  for (let bin = 0; bin < logPower.length; bin++) logPower[bin]! += voicing * colour[bin]!
}

function smoothed(values: Float32Array): Float32Array {
  return values.map((_, index) => {
    const around = values.subarray(Math.max(0, index - 1), index + VOICING_FRAMES - 1)
    return around.reduce((sum, value) => sum + value, 0) / around.length
  })
}
