import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { BLOCK_SAMPLES } from '../program.ts'
import type { Recording, Zone } from './recording.ts'
import { createSampler } from './sampler.ts'

const LOOPED = 1
const TONE_HZ = 440
const TONE_KEY = 69

/** A sine of half a second, of which the second half is its loop. */
const tone = Int16Array.from({ length: SAMPLE_RATE / 2 }, (_, at) =>
  Math.round(16_000 * Math.sin((2 * Math.PI * TONE_HZ * at) / SAMPLE_RATE)),
)
const period = SAMPLE_RATE / TONE_HZ
const loopStart = Math.round(100 * period)

const zone = (own: Partial<Zone>): Zone => ({
  ...{ keys: [0, 127], velocities: [0, 127], sample: 0, sampleRate: SAMPLE_RATE, rootKey: TONE_KEY },
  ...{ correctionCents: 0, loop: [loopStart, loopStart + Math.round(100 * period)], generators: {}, modulators: [] },
  ...own,
})

function play(recording: Recording, { key = TONE_KEY, velocity = 1, heldSec = 1, sec = 2, vary = 0.5 } = {}) {
  const sampler = createSampler(recording, 1)
  sampler.reset(0, {})
  const controls = { freq: 440 * 2 ** ((key - 69) / 12), velocity, vary, gate: 1 }
  for (const [control, value] of Object.entries(controls)) sampler.set(0, control, value)
  const left = new Float32Array(Math.ceil((sec * SAMPLE_RATE) / BLOCK_SAMPLES) * BLOCK_SAMPLES)
  for (let at = 0; at < left.length; at += BLOCK_SAMPLES) {
    if (at >= heldSec * SAMPLE_RATE) sampler.set(0, 'gate', 0)
    sampler.run(0, BLOCK_SAMPLES)
    left.set(sampler.outputs[0] as Float32Array, at)
  }
  return left
}

const recorded = (...zones: readonly Zone[]): Recording => ({ zones, sample: () => tone })
const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length)
const part = (samples: Float32Array, fromSec: number, toSec: number) =>
  samples.subarray(fromSec * SAMPLE_RATE, toSec * SAMPLE_RATE)

/** How often it crosses zero upwards in a second. */
function hertz(samples: Float32Array): number {
  let crossings = 0
  for (let at = 1; at < samples.length; at++) if (samples[at - 1]! < 0 && samples[at]! >= 0) crossings++
  return (crossings * SAMPLE_RATE) / samples.length
}

describe('a recorded note', () => {
  it('sounds at the pitch of its key, also beyond the recording, and without a seam', () => {
    const recording = recorded(zone({ generators: { 54: LOOPED } }))
    for (const key of [57, 69, 76]) {
      const held = part(play(recording, { key, heldSec: 2 }), 0.2, 1.8)
      expect(Math.abs(hertz(held) / (440 * 2 ** ((key - 69) / 12)) - 1)).toBeLessThan(0.004)
      const steepest = held.reduce((most, value, at) => Math.max(most, at > 0 ? Math.abs(value - held[at - 1]!) : 0), 0)
      expect(steepest).toBeLessThan(0.5 * 2 * Math.PI * (hertz(held) / SAMPLE_RATE) * 1.2)
    }
  })

  it('ends with the recording where it has no loop', () => {
    expect(rms(part(play(recorded(zone({})), { heldSec: 2 }), 0.6, 1))).toBe(0)
  })

  it('falls silent after it is let go, at once or as slowly as the zone says', () => {
    const releasing = (timecents: number) =>
      rms(part(play(recorded(zone({ generators: { 54: LOOPED, 38: timecents } })), { heldSec: 0.5 }), 0.8, 1))
    expect(releasing(-12_000)).toBe(0)
    // One second to fall by 100 dB: 40 dB after the time between.
    expect(releasing(0)).toBeGreaterThan(0.0001)
    expect(releasing(0)).toBeLessThan(0.05)
  })

  it('is softer by 40 dB for a tenth of the velocity, as the standard has it', () => {
    const modulators: Zone['modulators'] = [
      {
        generator: 48,
        amount: 960,
        source: { of: 2, curve: 'concave', isBipolar: false, isNegative: true },
        secondSource: { of: 0, curve: 'linear', isBipolar: false, isNegative: false },
      },
    ]
    const recording = recorded(zone({ generators: { 54: LOOPED }, modulators }))
    const [soft, hard] = [0.1, 1].map((velocity) => rms(part(play(recording, { velocity }), 0.2, 0.8)))
    expect(20 * Math.log10(hard! / soft!)).toBeCloseTo(40 * Math.log10(127 / 13), 0)
  })

  it('is played by the zones of its key and its velocity', () => {
    const low = zone({ keys: [0, 59], generators: { 54: LOOPED } })
    const loud = zone({ velocities: [100, 127], generators: { 54: LOOPED } })
    expect(rms(play(recorded(low), { key: 60 }))).toBe(0)
    expect(rms(play(recorded(low), { key: 59 }))).toBeGreaterThan(0.01)
    expect(rms(play(recorded(loud), { velocity: 0.5 }))).toBe(0)
  })

  describe('of several layers', () => {
    const softDb = (velocity: number, ...zones: readonly Zone[]) =>
      20 * Math.log10(rms(part(play(recorded(...zones), { velocity: velocity / 127 }), 0.2, 0.8)))
    const attenuated = (velocities: Zone['velocities'], centibels: number, sample = 0) =>
      zone({ velocities, sample, generators: { 54: LOOPED, 48: centibels } })

    it('passes from one to the next where they are one sample', () => {
      const layers = [attenuated([0, 64], 250), attenuated([65, 127], 0)]
      const levels = Array.from({ length: 24 }, (_, at) => softDb(53 + at, ...layers))
      const steps = levels.slice(1).map((level, at) => level - levels[at]!)
      expect(levels.at(-1)! - levels[0]!).toBeCloseTo(10, 0)
      expect(Math.max(...steps)).toBeLessThan(1)
      expect(Math.min(...steps)).toBeGreaterThan(-0.01)
    })

    it('changes at the border where they are two, which would be heard as two strokes', () => {
      const layers = [attenuated([0, 64], 250), attenuated([65, 127], 0, 1)]
      expect(softDb(65, ...layers) - softDb(64, ...layers)).toBeCloseTo(10, 0)
      expect(softDb(64, ...layers) - softDb(58, ...layers)).toBeCloseTo(0, 1)
    })

    it('has stacks of layers that end together keep to themselves', () => {
      const stacks = [attenuated([0, 64], 0), attenuated([30, 64], 0), attenuated([65, 127], 0)]
      expect(softDb(64, ...stacks)).toBeCloseTo(softDb(50, ...stacks), 1)
    })
  })

  it('differs a little from the one before', () => {
    const recording = recorded(zone({ generators: { 54: LOOPED } }))
    expect(play(recording, { vary: 0.2 })).toEqual(play(recording, { vary: 0.2 }))
    expect(play(recording, { vary: 0.2 })).not.toEqual(play(recording, { vary: 0.8 }))
  })
})
