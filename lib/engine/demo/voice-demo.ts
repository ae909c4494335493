import type { Assets } from '../assets.ts'
import { id3Tag } from '../codec/id3.ts'
import { convertSound } from '../cover/convert-voice.ts'
import { gainOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createLimiter } from '../mix/dynamics/limiter.ts'
import { createLoudnessMeter, integratedLufs } from '../mix/meters/loudness.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { songTags } from '../render/tags.ts'
import { type Score, secondsAt } from '../score/score.ts'
import { createSing } from '../singing/sing.ts'
import { createPronounce } from '../speech/pronounce.ts'
import type { VoiceModel } from '../voices/voice-model.ts'
import { demoPhrase } from './demo-phrase.ts'
import { neutralSinger } from './neutral-singer.ts'

/** A voice to be heard: its model counts from a vocal tract of the given length, its range is in MIDI numbers. */
export type DemoVoice = {
  readonly name: string
  readonly model: VoiceModel
  readonly baseFormantScale: number
  readonly lowNote: number
  readonly highNote: number
}

const LUFS = -16
const CEILING = gainOf(-1.5)
const FADE_IN_SEC = 0.02
const FADE_OUT_SEC = 0.2
const KILOBITS = 128
/** Takes of the neutral singer that are kept, one for each vocal tract and height, of 1.1 MB each. */
const KEPT_TAKES = 24

type Take = { readonly score: Score; readonly samples: Float32Array }

/** Sings one phrase as a neutral singer and converts it into the voice, as a cover would: a mono MP3 of six seconds. */
export function createVoiceDemo({ speech, words, codec }: Pick<Assets, 'speech' | 'words' | 'codec'>) {
  const pronounce = createPronounce({ speech, words })
  // One for all vocal tracts, since it gets to know the vowels of the voice that it sings with.
  const sing = createSing({ speech }, (scale) => neutralSinger(Number(scale)))
  const takes = new Map<string, Take>()

  async function neutralTake(voice: DemoVoice): Promise<Take> {
    const key = `${voice.baseFormantScale} ${voice.lowNote + voice.highNote}`
    const kept = takes.get(key)
    if (kept) return kept
    const score = await demoPhrase(pronounce, String(voice.baseFormantScale), {
      low: voice.lowNote,
      high: voice.highNote,
    })
    const samples = new Float32Array(Math.ceil(secondsAt(score, score.lengthBeats) * SAMPLE_RATE))
    for (const part of [...sing(score)].flat()) {
      if (part.voice === 'lead')
        samples.set(part.samples.subarray(0, samples.length - part.startSample), part.startSample)
    }
    if (takes.size >= KEPT_TAKES) takes.clear()
    takes.set(key, { score, samples })
    return { score, samples }
  }

  return async (voice: DemoVoice): Promise<Uint8Array<ArrayBuffer>> => {
    const { score, samples } = await neutralTake(voice)
    const sung = convertSound(speech.fft, { sampleRate: SAMPLE_RATE, samples }, voice.model, createRandom('demo'))
    master(sung)
    const encoder = await codec.createMp3Encoder()
    encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS })
    const tag = id3Tag({ ...songTags(score), title: voice.name })
    const pieces = [tag, encoder.encode([sung]).slice(), encoder.finalize().slice()]
    const file = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
    let end = 0
    for (const piece of pieces) {
      file.set(piece, end)
      end += piece.length
    }
    return file
  }
}

/** Brings a voice to its loudness under the ceiling, with soft ends, in place. */
function master(samples: Float32Array): void {
  const meter = createLoudnessMeter()
  const silence = new Float32Array(samples.length)
  meter.push(samples, silence)
  const gain = gainOf(LUFS - integratedLufs(meter.steps))
  const limiter = createLimiter(CEILING, BLOCK_SAMPLES)
  const left = new Float32Array(BLOCK_SAMPLES)
  const right = new Float32Array(BLOCK_SAMPLES)
  for (let from = 0; from < samples.length + limiter.delaySamples; from += BLOCK_SAMPLES) {
    for (let index = 0; index < BLOCK_SAMPLES; index++) left[index] = gain * (samples[from + index] ?? 0)
    right.set(left)
    limiter.process(left, right)
    for (let index = 0; index < BLOCK_SAMPLES; index++) {
      const at = from + index - limiter.delaySamples
      if (at >= 0 && at < samples.length) samples[at] = left[index]!
    }
  }
  for (let index = 0; index < samples.length; index++) {
    const sec = index / SAMPLE_RATE
    const restSec = (samples.length - 1 - index) / SAMPLE_RATE
    samples[index]! *= Math.min(1, sec / FADE_IN_SEC, restSec / FADE_OUT_SEC)
  }
}
