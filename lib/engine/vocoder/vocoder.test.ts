import { describe, expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { createRandom } from '../random/random.ts'
import { noiseShare } from './aperiodicity.ts'
import { type Envelopes, estimateEnvelopes } from './envelope.ts'
import { estimateF0 } from './f0.ts'
import { synthesizerOf } from './synthesis.ts'
import { SYNTHESIS_BINS } from './voice-track.ts'

const { fft } = await loadSpeech()

const RATE = 24_000
const SECONDS = 4
const HOP_SEC = 0.005

/** A glide from 180 to 400 Hz and back, with a vibrato of 60 cents. */
function targetHz(timeSec: number): number {
  const glide = 180 * 2 ** (1.15 * Math.sin((Math.PI * timeSec) / SECONDS) ** 2)
  return glide * 2 ** ((60 / 1200) * Math.sin(2 * Math.PI * 5.5 * timeSec))
}

/** Formants of an open vowel as a power spectrum. */
function vowelPower(hz: number): number {
  const formants = [
    [700, 80, 1],
    [1150, 90, 0.5],
    [2600, 150, 0.1],
    [3500, 200, 0.03],
  ] as const
  return formants.reduce((sum, [centre, width, gain]) => sum + gain / (1 + ((hz - centre) / width) ** 2), 1e-4)
}

function vowel(): Float32Array {
  const samples = new Float32Array(RATE * SECONDS)
  let phase = 0
  for (let index = 0; index < samples.length; index++) {
    const f0 = targetHz(index / RATE)
    phase += (2 * Math.PI * f0) / RATE
    for (let harmonic = 1; harmonic * f0 < RATE / 2; harmonic++) {
      samples[index]! += 0.05 * Math.sqrt(vowelPower(harmonic * f0)) * Math.cos(harmonic * phase)
    }
  }
  return samples
}

const sound = { sampleRate: RATE, samples: vowel() }
const track = estimateF0(sound, { hopSec: HOP_SEC, lowHz: 70, highHz: 800 })

function percentile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))]!
}

function centsOff(f0Hz: Float32Array): number[] {
  const inside = Array.from(f0Hz, (f0, frame) => ({ f0, timeSec: frame * HOP_SEC })).filter(
    ({ timeSec }) => timeSec > 0.03 && timeSec < SECONDS - 0.03,
  )
  return inside.map(({ f0, timeSec }) => (f0 > 0 ? Math.abs(1200 * Math.log2(f0 / targetHz(timeSec))) : Infinity))
}

/** Mel-cepstral distance (Kubichek 1993) between mean-free log spectra on 40 mel bands, decibels. */
function distanceDb(a: Float32Array, b: Float32Array, rate: number): number {
  const bands = (spectrum: Float32Array) => {
    const values = Array.from({ length: 40 }, (_, band) => {
      const mel = (hz: number) => 1127 * Math.log(1 + hz / 700)
      const hz = 700 * (Math.exp((mel(60) + ((band + 0.5) / 40) * (mel(7600) - mel(60))) / 1127) - 1)
      const position = (hz / (rate / 2)) * (spectrum.length - 1)
      return spectrum[Math.round(position)]!
    })
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return values.map((value) => value - mean)
  }
  const [x, y] = [bands(a), bands(b)]
  const square = x.reduce((sum, value, band) => sum + (value - y[band]!) ** 2, 0) / x.length
  return (10 / Math.LN10) * Math.sqrt(square)
}

function resynthesize(envelopes: Envelopes): Float32Array {
  const hopSamples = RATE * HOP_SEC
  const scale = (envelopes.bins - 1) / (SYNTHESIS_BINS - 1)
  return synthesizerOf(fft).synthesize(
    {
      sampleRate: RATE,
      frames: envelopes.logPower.length,
      hopSamples,
      f0Hz: track.f0Hz.map((f0) => f0 || 200),
      noiseShare: noiseShare(SYNTHESIS_BINS, RATE),
      fill: (index, frame) => {
        const source = envelopes.logPower[index]!
        for (let bin = 0; bin < SYNTHESIS_BINS; bin++) frame.logPower[bin] = source[Math.round(bin * scale)]!
        frame.voicing = track.f0Hz[index]! > 0 ? 1 : 0
      },
    },
    createRandom(1),
  )
}

describe('the vocoder', () => {
  test('follows the pitch of a vowel through glides and vibrato', () => {
    const cents = centsOff(track.f0Hz)
    expect(cents.filter(Number.isFinite).length / cents.length).toBeGreaterThan(0.98)
    expect(percentile(cents, 0.5)).toBeLessThan(2)
    expect(percentile(cents, 0.95)).toBeLessThan(10)
  })

  test('hears no voice in silence or noise', () => {
    const random = createRandom(5)
    const hush = { sampleRate: RATE, samples: new Float32Array(RATE) }
    const noise = { sampleRate: RATE, samples: Float32Array.from({ length: RATE }, () => random.normal() * 0.1) }
    const search = { hopSec: HOP_SEC, lowHz: 70, highHz: 800 }
    const voiced = (source: typeof hush) => estimateF0(source, search).f0Hz.filter((f0) => f0 > 0).length / 200
    expect(voiced(hush)).toBe(0)
    expect(voiced(noise)).toBeLessThan(0.15)
  })

  test('sees the formants, not the harmonics', () => {
    const envelopes = estimateEnvelopes(fft, sound, track)
    const truth = Float32Array.from({ length: envelopes.bins }, (_, bin) =>
      Math.log(vowelPower((bin * RATE) / (2 * (envelopes.bins - 1)))),
    )
    const distances = envelopes.logPower.slice(20, -20).map((frame) => distanceDb(frame, truth, RATE))
    expect(percentile(distances, 0.5)).toBeLessThan(3)
  })

  test('gives back what it took apart', () => {
    const envelopes = estimateEnvelopes(fft, sound, track)
    const again = { sampleRate: RATE, samples: resynthesize(envelopes) }
    const heard = estimateF0(again, { hopSec: HOP_SEC, lowHz: 70, highHz: 800 })
    const cents = centsOff(heard.f0Hz.subarray(0, track.f0Hz.length))
    expect(percentile(cents, 0.5)).toBeLessThan(4)
    const other = estimateEnvelopes(fft, again, heard)
    const distances = envelopes.logPower
      .slice(20, -20)
      .map((frame, index) => distanceDb(frame, other.logPower[index + 20]!, RATE))
    expect(percentile(distances, 0.5)).toBeLessThan(4)
    const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0)
    expect(10 * Math.log10(energy(again.samples) / energy(sound.samples))).toBeCloseTo(0, 0)
  })

  test('is the same every time', () => {
    const envelopes = estimateEnvelopes(fft, sound, track)
    expect(resynthesize(envelopes)).toEqual(resynthesize(envelopes))
  })
})
