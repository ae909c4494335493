import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import type { Score } from '../../score/score.ts'
import { pumpWithKick } from './ducker.ts'
import { createRide } from './ride.ts'

const BLOCK = 512
const TEMPO_BPM = 120

const section = (kind: 'verse' | 'chorus', startBeat: number, energy: number) => ({
  ...{ kind, startBeat, energy },
  lengthBeats: 8,
})
const score = {
  tempoBpm: TEMPO_BPM,
  sections: [section('verse', 0, 0.4), section('chorus', 8, 0.9)],
  tracks: [{ stem: 'drums', notes: [0, 1, 2, 3].map((startBeat) => ({ startBeat, pitch: 36 })) }],
  vocal: null,
} as unknown as Score

/** What becomes of a steady sound on the left alone, block by block. */
function through(process: (left: Float32Array, right: Float32Array) => void, sec = 8) {
  const blocks = Math.floor((sec * SAMPLE_RATE) / BLOCK)
  const all = { left: new Float32Array(blocks * BLOCK), right: new Float32Array(blocks * BLOCK) }
  for (let at = 0; at < blocks * BLOCK; at += BLOCK) {
    const [left, right] = [new Float32Array(BLOCK).fill(0.5), new Float32Array(BLOCK)]
    process(left, right)
    all.left.set(left, at)
    all.right.set(right, at)
  }
  return all
}

const at = (samples: Float32Array, sec: number) => samples[Math.round(sec * SAMPLE_RATE)] as number

describe('the ride', () => {
  it('brings a full section forward, and is there when it begins', () => {
    const ride = createRide(score, BLOCK)
    const { left } = through((a, b) => {
      ride.follow()
      ride.level(a, b, 1)
    })
    const riseDb = 20 * Math.log10(at(left, 7) / at(left, 2))
    expect(riseDb).toBeGreaterThan(2)
    expect(riseDb).toBeLessThan(5)
    expect(20 * Math.log10(at(left, 4.1) / at(left, 7))).toBeCloseTo(0, 0)
    // A hand on a fader does not click.
    const steepest = left.reduce(
      (most, value, index) => Math.max(most, index > 0 ? Math.abs(value - left[index - 1]!) : 0),
      0,
    )
    expect(steepest).toBeLessThan(0.001)
  })

  it('opens it to the sides', () => {
    const ride = createRide(score, BLOCK)
    const { left, right } = through((a, b) => {
      ride.follow()
      ride.widen(a, b)
    })
    const width = (sec: number) => (at(left, sec) - at(right, sec)) / (at(left, sec) + at(right, sec))
    expect(width(7)).toBeGreaterThan(width(2) * 1.2)
  })
})

it('the pump leaves room for each kick and is back before the next one', () => {
  const pump = pumpWithKick(score, BLOCK)
  const { left } = through((a, b) => {
    pump.follow()
    pump.duck(a, b, 6)
  }, 2)
  for (const kickSec of [0, 0.5, 1, 1.5]) {
    expect(20 * Math.log10(at(left, kickSec + 0.04) / 0.5)).toBeCloseTo(-6, 0)
    expect(20 * Math.log10(at(left, kickSec + 0.48) / 0.5)).toBeGreaterThan(-0.6)
  }
})

it('the pump waits for a kick that is played late', () => {
  const notes = [{ startBeat: 2, pitch: 36, offsetSec: 0.03 }]
  const late = { ...score, tracks: [{ stem: 'drums', notes }] } as unknown as Score
  const pump = pumpWithKick(late, BLOCK)
  const { left } = through((a, b) => {
    pump.follow()
    pump.duck(a, b, 6)
  }, 2)
  expect(at(left, 1.025)).toBe(0.5)
  expect(20 * Math.log10(at(left, 1.06) / 0.5)).toBeCloseTo(-6, 0)
})
