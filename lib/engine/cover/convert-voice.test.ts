import { expect, it } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { estimateEnvelopes } from '../vocoder/envelope.ts'
import { estimateF0 } from '../vocoder/f0.ts'
import { PLAIN_VOICE, type VoiceModel } from '../voices/voice-model.ts'
import { convertSound } from './convert-voice.ts'

const { fft } = await loadSpeech()
const SECONDS = 9
const SEARCH = { hopSec: 0.01, lowHz: 65, highHz: 1000 }

const hzAt = (timeSec: number) => 180 * 2 ** (0.5 * Math.sin(timeSec) ** 2 + 0.02 * Math.sin(35 * timeSec))

/** Nine seconds of a vowel with formants at 700 and 1200 Hz that wanders in pitch. */
const vowel = (() => {
  const samples = new Float32Array(SECONDS * SAMPLE_RATE)
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const hz = hzAt(index / SAMPLE_RATE)
    phase += (2 * Math.PI * hz) / SAMPLE_RATE
    for (let harmonic = 1; harmonic * hz < 8000; harmonic++) {
      const at = harmonic * hz
      const level = 0.01 + 1 / (1 + ((at - 700) / 120) ** 2) + 0.7 / (1 + ((at - 1200) / 140) ** 2)
      samples[index]! += 0.05 * level * Math.sin(harmonic * phase)
    }
  }
  return samples
})()

const converted = (model: Partial<VoiceModel>, samples = vowel) =>
  convertSound(fft, { sampleRate: SAMPLE_RATE, samples }, { ...PLAIN_VOICE, ...model }, createRandom(1))

function centsOff(samples: Float32Array, factor: number): number {
  const { f0Hz } = estimateF0({ sampleRate: SAMPLE_RATE, samples }, SEARCH)
  const off = Array.from(f0Hz.subarray(20, -20), (f0, index) =>
    f0 > 0 ? Math.abs(1200 * Math.log2(f0 / (factor * hzAt((index + 20) * SEARCH.hopSec)))) : 1200,
  ).sort((a, b) => a - b)
  return off[Math.floor(0.95 * off.length)]!
}

/** Frequency of the highest point of the envelope, averaged over the sound. */
function loudestHz(samples: Float32Array): number {
  const sound = { sampleRate: SAMPLE_RATE, samples }
  const { logPower, bins } = estimateEnvelopes(fft, sound, estimateF0(sound, SEARCH))
  const mean = Float32Array.from({ length: bins }, (_, bin) => logPower.reduce((sum, frame) => sum + frame[bin]!, 0))
  return (mean.indexOf(Math.max(...mean)) * SAMPLE_RATE) / (2 * (bins - 1))
}

const levelDb = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

it('keeps pitch, length and level, across the stretches that it works in', () => {
  const same = converted({})
  expect(same).toHaveLength(vowel.length)
  expect(centsOff(same, 1)).toBeLessThan(20)
  expect(Math.abs(levelDb(same) - levelDb(vowel))).toBeLessThan(2)
  const border = same.subarray(7.7 * SAMPLE_RATE, 7.95 * SAMPLE_RATE)
  expect(Math.abs(levelDb(border) - levelDb(same.subarray(6.8 * SAMPLE_RATE, 7.7 * SAMPLE_RATE)))).toBeLessThan(3)
})

it('moves the formants as a shorter vocal tract does', () => {
  expect(loudestHz(converted({ formantScale: 1.15 })) / loudestHz(converted({}))).toBeCloseTo(1.15, 1)
})

it('sings an octave higher where the model does', () => {
  expect(centsOff(converted({ f0ShiftSemitones: 12 }), 2)).toBeLessThan(20)
})

it('swings about zero, so that no phrase begins with a thump', () => {
  const sung = converted({}).subarray(SAMPLE_RATE, 8 * SAMPLE_RATE)
  const offset = sung.reduce((sum, sample) => sum + sample, 0) / sung.length
  expect(20 * Math.log10(Math.abs(offset)) - levelDb(sung)).toBeLessThan(-40)
})

it('is the same every time, and silent where nobody sings', () => {
  expect(converted({})).toEqual(converted({}))
  expect(levelDb(converted({}, new Float32Array(SAMPLE_RATE)))).toBeLessThan(-80)
})

it('gives back the memory that a conversion takes', () => {
  let [taken, returned] = [0, 0]
  const counted = new Proxy(fft, {
    get(module, name) {
      if (name === '_pffft_aligned_malloc') taken++
      if (name === '_pffft_aligned_free') returned++
      return Reflect.get(module, name)
    },
  })
  const second = { sampleRate: SAMPLE_RATE, samples: vowel.subarray(0, SAMPLE_RATE) }
  const heldAfter = () => {
    convertSound(counted, second, PLAIN_VOICE, createRandom(1))
    return taken - returned
  }
  expect(heldAfter()).toBe(heldAfter())
})
