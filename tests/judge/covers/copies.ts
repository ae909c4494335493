import { convertSound } from '#lib/engine/cover/convert-voice.ts'
import { createResampler } from '#lib/engine/dsp/resample.ts'
import { type MonoPcm, SAMPLE_RATE } from '#lib/engine/pcm/pcm.ts'
import { createRandom } from '#lib/engine/random/random.ts'
import { type FliteVoice, phonesOfText } from '#lib/engine/speech/flite.ts'
import { speak } from '#lib/engine/speech/spoken.ts'
import { PLAIN_VOICE } from '#lib/engine/voices/voice-model.ts'
import { loadSpeech } from '#server/assets/speech.ts'
import { LINES } from '../singers.ts'
import { mcd, melCepstra } from '../singers-distance.ts'
import type { Line } from './lines.ts'

const SPEAKERS: readonly FliteVoice[] = ['rms', 'awb', 'slt']
/** Of ten lines. */
const SHORT_LINES = 1
/** Softer than the loudest by more than this, a frame is a pause. */
const AUDIBLE_DB = 35
const HOP = SAMPLE_RATE / 100

/** How far spoken lines are from themselves once they were taken to pieces and put together as the same voice. */
export async function judgeCopies({ short }: { short: boolean }): Promise<Line[]> {
  const speech = await loadSpeech()
  const { fft } = speech
  const distances = SPEAKERS.map((speaker) => {
    const lines = short ? LINES.slice(0, SHORT_LINES) : LINES
    const all = lines.map((line) => {
      const phones = phonesOfText(speech.flite, line).map((phone) => phone.replace(/\d$/, ''))
      const syllables = [{ phones, stress: 0, firstOfWord: true } as const]
      const said = atOurRate(speak(speech, { engine: 'flite', voice: speaker }, 'en', syllables).sound)
      const copied = { ...said, samples: convertSound(fft, said, PLAIN_VOICE, createRandom(1)) }
      const heard = audibleFrames(said.samples)
      const [one, other] = [melCepstra(fft, said), melCepstra(fft, copied)]
      return mcd(
        one.filter((_, frame) => heard[frame]),
        other.filter((_, frame) => heard[frame]),
      )
    })
    return { speaker, value: all.reduce((sum, value) => sum + value, 0) / all.length }
  })
  const worst = distances.reduce((worse, one) => (one.value > worse.value ? one : worse))
  const each = distances.map(({ speaker, value }) => `${speaker} ${value.toFixed(1)}`).join(', ')
  return [
    {
      what: 'a voice copied as itself, worst of three speakers, dB',
      pass: { most: 4 },
      aim: { most: 3 },
      digits: 2,
      figure: { value: worst.value, note: each },
    },
  ]
}

function atOurRate({ sampleRate, samples }: MonoPcm): MonoPcm {
  const all = new Float32Array(Math.ceil((samples.length * SAMPLE_RATE) / sampleRate) + 1)
  const resampler = createResampler(sampleRate, SAMPLE_RATE)
  const written = resampler.push(samples, all, 0)
  return { sampleRate: SAMPLE_RATE, samples: all.subarray(0, written + resampler.finish(all, written)) }
}

function audibleFrames(samples: Float32Array): boolean[] {
  const levels = Array.from({ length: Math.ceil(samples.length / HOP) }, (_, frame) => {
    const energy = samples.subarray(frame * HOP, (frame + 1) * HOP).reduce((sum, x) => sum + x * x, 0)
    return 10 * Math.log10(energy + 1e-12)
  })
  const loudest = Math.max(...levels)
  return levels.map((level) => level > loudest - AUDIBLE_DB)
}
