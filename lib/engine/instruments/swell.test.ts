import { beforeAll, describe, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loadInstruments } from '#server/assets/instruments.ts'
import type { InstrumentAssets } from '../assets.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { createPlayer } from './player.ts'
import { BLOCK_SAMPLES } from './program.ts'
import { INSTRUMENT_NAMES, type InstrumentName, instrumentNamed } from './registry.ts'
import type { CurvePoint } from './swell.ts'

let assets: InstrumentAssets

beforeAll(async () => {
  await buildInstruments()
  assets = await loadInstruments()
})

const HELD_SEC = 3

/** A held note of three seconds in the middle of its range. */
function held(name: InstrumentName, curve: readonly CurvePoint[]): Float32Array {
  const instrument = instrumentNamed(name)
  const [low, high] = instrument.range
  const note = { startSample: 0, endSample: 4 * SAMPLE_RATE, pitch: Math.round((low + high) / 2), velocity: 0.7 }
  const player = createPlayer(instrument, [note], assets, createRandom(1), curve)
  const blocks = Math.ceil((HELD_SEC * SAMPLE_RATE) / BLOCK_SAMPLES)
  const left = new Float32Array(blocks * BLOCK_SAMPLES)
  for (let from = 0; from < left.length; from += BLOCK_SAMPLES)
    player.render(left.subarray(from, from + BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES))
  return left
}

const at = (sec: number, gainDb: number): CurvePoint => ({ atSample: sec * SAMPLE_RATE, gainDb })
const part = (samples: Float32Array, fromSec: number, toSec: number) =>
  samples.subarray(Math.round(fromSec * SAMPLE_RATE), Math.round(toSec * SAMPLE_RATE))
const decibels = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

/** Root mean square of the slope against that of the signal, in decibels. */
const brightness = (samples: Float32Array) =>
  decibels(samples.map((sample, index) => sample - (samples[index - 1] ?? sample))) - decibels(samples)

const swelling = INSTRUMENT_NAMES.filter((name) => instrumentNamed(name).expression)

describe('a curve of expression', () => {
  it.each(swelling)('%s grows by as much as it says, and brighter', (name) => {
    const plain = held(name, [])
    const swelled = held(name, [at(0, -8), at(1, -8), at(2.2, 2)])
    const change = (measure: (samples: Float32Array) => number, fromSec: number, toSec: number) =>
      measure(part(swelled, fromSec, toSec)) - measure(part(plain, fromSec, toSec))
    // Darker tones have less energy besides.
    expect(change(decibels, 0.4, 0.9)).toBeLessThan(-7.5)
    expect(change(decibels, 0.4, 0.9)).toBeGreaterThan(-11)
    expect(change(decibels, 2.4, 2.9)).toBeGreaterThan(1.5)
    expect(change(brightness, 2.4, 2.9) - change(brightness, 0.4, 0.9)).toBeGreaterThan(0.3)
  })

  it('moves the sound without steps', () => {
    const ratio = held('strings', [at(0, -8), at(HELD_SEC, 4)])
    const levels = Array.from({ length: 60 }, (_, step) => decibels(part(ratio, 1 + step * 0.03, 1.03 + step * 0.03)))
    const plain = held('strings', [])
    const usual = Array.from({ length: 60 }, (_, step) => decibels(part(plain, 1 + step * 0.03, 1.03 + step * 0.03)))
    const changes = levels.map((level, step) => level - usual[step]!)
    const steps = changes.slice(1).map((change, step) => change - changes[step]!)
    expect(Math.max(...steps)).toBeLessThan(0.6)
    expect(changes.at(-1)! - changes[0]!).toBeGreaterThan(6)
  })

  it('of 0 dB changes nothing', () => {
    for (const name of ['strings', 'organ'] as const) expect(held(name, [at(0, 0)])).toEqual(held(name, []))
  })
})
