import { expect, it } from 'vitest'
import { loadSeparation } from '../../../server/assets/separation.ts'
import { SAMPLE_RATE, type StereoPcm } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { separateVoice } from './separate.ts'

const assets = await loadSeparation()
const LENGTH = 5 * SAMPLE_RATE

const sound = (of: (timeSec: number) => number) =>
  Float32Array.from({ length: LENGTH }, (_, at) => of(at / SAMPLE_RATE))

/** Four notes with vibrato and the harmonics of a voice. */
function voice(): Float32Array {
  let phase = 0
  return sound((timeSec) => {
    const note = [220, 262, 330, 247][Math.floor(timeSec / 1.25)]!
    phase += (2 * Math.PI * note * (1 + 0.012 * Math.sin(35 * timeSec))) / SAMPLE_RATE
    let sample = 0
    for (let harmonic = 1; harmonic <= 20; harmonic++) sample += Math.sin(harmonic * phase) / harmonic ** 0.7
    return 0.05 * sample * Math.min(1, 8 * (timeSec % 1.25))
  })
}

/** A chord left and another right, and a drum in the middle. */
function band(): StereoPcm {
  const random = createRandom(1)
  const chord = (hz: readonly number[]) =>
    sound((timeSec) => hz.reduce((sum, one) => sum + 0.06 * Math.sin(2 * Math.PI * one * timeSec), 0))
  const drum = sound((timeSec) => 0.3 * random.between(-1, 1) * Math.exp(-40 * (timeSec % 0.5)))
  const [left, right] = [chord([110, 165, 277, 587]), chord([139, 185, 415, 698])]
  return {
    sampleRate: SAMPLE_RATE,
    left: left.map((x, at) => x + drum[at]!),
    right: right.map((x, at) => x + drum[at]!),
  }
}

const middle = ({ left, right }: StereoPcm) => left.map((x, at) => (x + right[at]!) / 2)

function separated(song: StereoPcm) {
  const voice = new Float32Array(song.left.length)
  let at = 0
  for (const { voice: block } of separateVoice(assets, song)) {
    voice.set(block.subarray(0, voice.length - at), at)
    at += block.length
  }
  return { voice, covered: at }
}

/** Scale-invariant signal-to-distortion ratio, decibels (Le Roux et al. 2019). */
function siSdr(estimate: Float32Array, truth: Float32Array): number {
  const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, x, at) => sum + x * b[at]!, 0)
  const scale = dot(estimate, truth) / dot(truth, truth)
  const wanted = truth.map((x) => scale * x)
  const error = estimate.map((x, at) => x - wanted[at]!)
  return 10 * Math.log10(dot(wanted, wanted) / dot(error, error))
}

const sung = voice()
const played = band()
const mixed: StereoPcm = {
  sampleRate: SAMPLE_RATE,
  left: played.left.map((x, at) => x + sung[at]!),
  right: played.right.map((x, at) => x + sung[at]!),
}

it('brings the voice out of a band that plays at its sides and drums in its middle', () => {
  const found = separated(mixed)
  expect(found.covered).toBeGreaterThanOrEqual(LENGTH)
  expect(siSdr(found.voice, sung) - siSdr(middle(mixed), sung)).toBeGreaterThan(5)
})

it('brings it out of a single channel too', () => {
  const mono = middle(mixed)
  const found = separated({ sampleRate: SAMPLE_RATE, left: mono, right: mono })
  expect(siSdr(found.voice, sung) - siSdr(mono, sung)).toBeGreaterThan(2.5)
})

it('leaves silence silent', () => {
  const silence = new Float32Array(SAMPLE_RATE)
  const { voice } = separated({ sampleRate: SAMPLE_RATE, left: silence, right: silence })
  expect(voice.every((sample) => sample === 0)).toBe(true)
})

/** Power between two frequencies in the second half (Goertzel 1958, every 50 Hz). */
function powerBetween(samples: Float32Array, lowHz: number, highHz: number): number {
  let power = 0
  for (let hz = lowHz; hz < highHz; hz += 50) {
    const turn = 2 * Math.cos((2 * Math.PI * hz) / SAMPLE_RATE)
    let [before, last] = [0, 0]
    for (let at = LENGTH >> 1; at < LENGTH; at++) [before, last] = [last, samples[at]! + turn * last - before]
    power += before ** 2 + last ** 2 - turn * before * last
  }
  return power
}

it('leaves no edge at 8 kHz in an accompaniment that has none', () => {
  const random = createRandom(2)
  const [hiss, side] = [sound(() => random.between(-0.1, 0.1)), sound(() => random.between(-0.1, 0.1))]
  const song = {
    ...mixed,
    left: mixed.left.map((x, at) => x + hiss[at]! + side[at]!),
    right: mixed.right.map((x, at) => x + hiss[at]!),
  }
  const { voice } = separated(song)
  const step = (samples: Float32Array) =>
    10 * Math.log10(powerBetween(samples, 7500, 7950) / powerBetween(samples, 8050, 8500))
  expect(Math.abs(step(song.right.map((x, at) => x - voice[at]!)) - step(song.right))).toBeLessThan(1.5)
})
