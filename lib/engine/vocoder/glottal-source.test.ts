import { describe, expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { createRandom } from '../random/random.ts'
import { glottalLogPower, glottalShape } from './glottal-source.ts'
import { synthesizerOf } from './synthesis.ts'
import { SYNTHESIS_BINS } from './voice-track.ts'

const { fft } = await loadSpeech()
const RATE = 44_100
const HOP = 220
const FRAMES = 200
/** A period of 441 samples. */
const F0 = 100
const PERIOD = RATE / F0

const levelDb = (rd: number, multiple: number) => (10 / Math.LN10) * glottalLogPower(glottalShape(rd), multiple)

/** A steady source without a vocal tract: the spectrum of its glottis, of which a share is noise. */
function sound(rd: number, noise: number): Float32Array {
  const track = {
    sampleRate: RATE,
    frames: FRAMES,
    hopSamples: HOP,
    f0Hz: new Float32Array(FRAMES).fill(F0),
    noiseShare: new Float32Array(SYNTHESIS_BINS).fill(noise),
    fill: (_: number, frame: { logPower: Float32Array; voicing: number; rd: number }) => {
      frame.voicing = 1
      frame.rd = rd
      const multiple = (bin: number) => (bin * RATE) / 2 / (SYNTHESIS_BINS - 1) / F0
      for (let bin = 0; bin < SYNTHESIS_BINS; bin++) {
        frame.logPower[bin] = noise > 0 ? -8 : glottalLogPower(glottalShape(rd), multiple(bin)) - 8
      }
    },
  }
  return synthesizerOf(fft)
    .synthesize(track, createRandom(3))
    .subarray(20 * PERIOD, 80 * PERIOD)
}

/** Mean power at each eighth of the periods. */
function byPhase(samples: Float32Array): number[] {
  const power = new Array<number>(8).fill(0)
  for (const [index, sample] of samples.entries()) power[Math.floor((8 * (index % PERIOD)) / PERIOD)]! += sample ** 2
  return power
}

describe('the glottal source', () => {
  test.each([0.5, 0.7, 1, 1.3])('differs in its first harmonics as Fant (1995) found, at Rd %d', (rd) => {
    expect(Math.abs(levelDb(rd, 1) - levelDb(rd, 2) - (11.1 * rd - 7.6))).toBeLessThan(1.5)
  })

  test('has more of the upper partials the more it is pressed', () => {
    const slope = (rd: number) => levelDb(rd, 16) - levelDb(rd, 2)
    expect(slope(0.5)).toBeGreaterThan(slope(1) + 4)
    expect(slope(1)).toBeGreaterThan(slope(2) + 3)
  })

  test('swells towards its closure and stops there', () => {
    const samples = sound(1, 0)
    let steepest = PERIOD
    const step = (at: number) => Math.abs(samples[at + 2]! - samples[at - 2]!)
    for (let at = PERIOD; at < 2 * PERIOD; at++) if (step(at) > step(steepest)) steepest = at
    const power = (from: number, to: number) =>
      samples.subarray(steepest + from, steepest + to).reduce((sum, sample) => sum + sample ** 2, 0)
    expect(power(-PERIOD / 3, -4)).toBeGreaterThan(3 * power(8, PERIOD / 3))
  })

  test('lets air pass while it is open, and more evenly in a soft voice', () => {
    const [pressed, soft] = [0.6, 2].map((rd) => byPhase(sound(rd, 0.98)))
    const depthDb = (power: readonly number[]) => 10 * Math.log10(Math.max(...power) / Math.min(...power))
    expect(depthDb(pressed!)).toBeGreaterThan(12)
    expect(depthDb(soft!)).toBeGreaterThan(3)
    expect(depthDb(soft!)).toBeLessThan(depthDb(pressed!) - 3)
  })
})
