import { expect, it } from 'vitest'
import { loadFft } from '../../../server/assets/fft.ts'
import { FULL_SCALE_16 } from '../codec/wav.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { estimateEnvelopes } from '../vocoder/envelope.ts'
import { estimateF0 } from '../vocoder/f0.ts'
import { formantScaleAt } from '../voices/formant-scale.ts'
import { PLAIN_VOICE } from '../voices/voice-model.ts'
import { convertVocals } from './convert-vocals.ts'
import { createPart } from './part.ts'
import type { VoiceOrigin } from './voice-colour.ts'

const fft = await loadFft()
const SECONDS = 3
const HZ = 131

/** A low voice on one vowel, formants at 700 and 1200 Hz; its spectrum leans by an exponent of frequency. */
const vowelOf = (lean: number) =>
  Int16Array.from({ length: SECONDS * SAMPLE_RATE }, (_, at) => {
    let sample = 0
    for (let harmonic = 1; harmonic * HZ < 8000; harmonic++) {
      const hz = harmonic * HZ
      const level =
        (hz / 700) ** lean * (0.01 + 1 / (1 + ((hz - 700) / 120) ** 2) + 0.7 / (1 + ((hz - 1200) / 140) ** 2))
      sample += 0.06 * level * Math.sin((2 * Math.PI * hz * at) / SAMPLE_RATE)
    }
    return sample * FULL_SCALE_16
  })
const vowel = vowelOf(0)

function sung(
  baseFormantScale: number,
  semitones = 0,
  samples = vowel,
  model = PLAIN_VOICE,
  from: VoiceOrigin = 'catalogue',
): Float32Array {
  const voice = { name: 'Somebody', model, baseFormantScale, from }
  const part = convertVocals(createPart([samples, samples], 1, [0, 0]), { voice, semitones, seed: 1 }, { fft })
  const [left, right] = [new Float32Array(part.lengthSamples), new Float32Array(part.lengthSamples)]
  part.read(0, left, right)
  expect(left).toEqual(right)
  return left
}

const pitchOf = (samples: Float32Array) => {
  const { f0Hz } = estimateF0({ sampleRate: SAMPLE_RATE, samples }, { hopSec: 0.01, lowHz: 65, highHz: 1000 })
  return f0Hz.filter((hz) => hz > 0).sort()[Math.floor(f0Hz.length / 2)]!
}

/** Centre of the envelope's power below 2 kHz. */
function formantsHz(samples: Float32Array): number {
  const sound = { sampleRate: SAMPLE_RATE, samples }
  const f0 = estimateF0(sound, { hopSec: 0.01, lowHz: 65, highHz: 1000 })
  const { logPower, bins } = estimateEnvelopes(fft, sound, f0)
  const binHz = SAMPLE_RATE / 2 / (bins - 1)
  let [power, weighted] = [0, 0]
  for (const frame of logPower.slice(50, 250)) {
    for (let bin = 0; bin * binHz < 2000; bin++) {
      power += Math.exp(frame[bin]!)
      weighted += Math.exp(frame[bin]!) * bin * binHz
    }
  }
  return weighted / power
}

const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, x) => sum + x ** 2, 0) / samples.length)

it('keeps pitch and level, and moves the pitch by octaves when it is asked to', () => {
  const own = formantScaleAt(HZ)
  const same = sung(own)
  expect(1200 * Math.log2(pitchOf(same) / HZ)).toBeCloseTo(0, -1)
  expect(20 * Math.log10(rms(same) / rms(Float32Array.from(vowel, (x) => x / FULL_SCALE_16)))).toBeCloseTo(0, 0)
  expect(1200 * Math.log2(pitchOf(sung(own, 12)) / (2 * HZ))).toBeCloseTo(0, -1)
})

it('fits the formants to the singer: a child’s moves a man’s formants further than a man’s does', () => {
  const [man, child] = [formantsHz(sung(formantScaleAt(HZ))), formantsHz(sung(1.17))]
  expect(child / man).toBeGreaterThan(1.1)
  expect(child / man).toBeLessThan(1.3)
})

/** Octaves from 250 Hz to 4 kHz, about their mean. */
function octavesDb(samples: Float32Array): number[] {
  const levels = [250, 500, 1000, 2000, 4000].map((hz) => {
    let power = 0
    for (let harmonic = Math.ceil(hz / 1.4 / HZ); harmonic * HZ < hz * 1.4; harmonic++) {
      let [real, imaginary] = [0, 0]
      for (let at = SAMPLE_RATE; at < 2 * SAMPLE_RATE; at++) {
        const angle = (2 * Math.PI * harmonic * HZ * at) / SAMPLE_RATE
        real += samples[at]! * Math.cos(angle)
        imaginary += samples[at]! * Math.sin(angle)
      }
      power += real ** 2 + imaginary ** 2
    }
    return 10 * Math.log10(power)
  })
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return levels.map((level) => level - mean)
}

const apartDb = (one: Float32Array, other: Float32Array) => {
  const [a, b] = [octavesDb(one), octavesDb(other)]
  return Math.sqrt(a.reduce((sum, level, octave) => sum + (level - b[octave]!) ** 2, 0) / a.length)
}

it('gives a voice its own colour, whether the one who sings is dark or bright', () => {
  const [dark, bright] = [vowelOf(-0.4), vowelOf(0.4)]
  const toFloat = (samples: Int16Array) => Float32Array.from(samples, (x) => x / FULL_SCALE_16)
  const left = apartDb(sung(1, 0, dark), sung(1, 0, bright)) / apartDb(toFloat(dark), toFloat(bright))
  expect(left).toBeLessThan(0.6)
})

it('keeps two voices apart at the pitch that the singer has, by their models', () => {
  const one = sung(0.95, 0, vowel, { ...PLAIN_VOICE, tiltDbPerOctave: -1.5, fundamentalGainDb: 3 })
  const other = sung(1.17, 0, vowel, { ...PLAIN_VOICE, tiltDbPerOctave: 1.5, ringGainDb: 4 })
  expect(apartDb(one, other)).toBeGreaterThan(6)
})

it('draws a person’s own voice as it is, and one of the catalogue larger', () => {
  const model = { ...PLAIN_VOICE, tiltDbPerOctave: -2.5, fundamentalGainDb: 3 }
  const [plain, own, catalogue] = [
    sung(1, 0),
    sung(1, 0, vowel, model, 'own'),
    sung(1, 0, vowel, model, 'catalogue'),
  ] as const
  expect(apartDb(catalogue, plain) / apartDb(own, plain)).toBeGreaterThan(1.15)
})
