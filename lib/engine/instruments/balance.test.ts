import { beforeAll, describe, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loadInstruments } from '#server/assets/instruments.ts'
import type { InstrumentAssets } from '../assets.ts'
import { createLoudnessMeter, lufsOf, mean } from '../mix/meters/loudness.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { createPlayer } from './player.ts'
import { BLOCK_SAMPLES } from './program.ts'
import { type InstrumentName, instrumentNamed } from './registry.ts'

let assets: InstrumentAssets

beforeAll(async () => {
  await buildInstruments()
  assets = await loadInstruments()
})

/** Two seconds of one note, block by block. */
function blocksOf(name: InstrumentName, pitch: number, heldSec: number): { left: Float32Array; right: Float32Array }[] {
  const note = { startSample: 0, endSample: Math.round(heldSec * SAMPLE_RATE), pitch, velocity: 0.8 }
  const player = createPlayer(instrumentNamed(name), [note], assets, createRandom(1))
  return Array.from({ length: Math.ceil((2 * SAMPLE_RATE) / BLOCK_SAMPLES) }, () => {
    const block = { left: new Float32Array(BLOCK_SAMPLES), right: new Float32Array(BLOCK_SAMPLES) }
    player.render(block.left, block.right)
    return block
  })
}

/** The loudest 400 ms of one stroke. */
function strokeLufs(kit: InstrumentName, key: number): number {
  const meter = createLoudnessMeter()
  for (const { left, right } of blocksOf(kit, key, 0.2)) meter.push(left, right)
  return Math.max(...meter.steps.map((_, from) => lufsOf(mean(meter.steps.slice(from, from + 4)))))
}

const [SNARE, HAT, CRASH, TAMBOURINE, CABASA, TRIANGLE, SHAKER] = [38, 42, 49, 54, 69, 81, 82] as const

describe.each(['acoustic-kit', 'power-kit', 'electronic-kit', 'lofi-kit', 'jazz-kit', 'brush-kit'] as const)(
  '%s',
  (kit) => {
    it('has no cymbal that drowns its snare', () => {
      expect(strokeLufs(kit, CRASH) - strokeLufs(kit, SNARE)).toBeLessThan(6)
    })

    it('has small percussion that is heard beside the hat and leaves the snare in front', () => {
      const [snare, hat] = [strokeLufs(kit, SNARE), strokeLufs(kit, HAT)]
      for (const key of [TAMBOURINE, CABASA, TRIANGLE, SHAKER]) {
        expect(strokeLufs(kit, key), `key ${key}`).toBeLessThan(snare + 1.5)
        expect(strokeLufs(kit, key), `key ${key}`).toBeGreaterThan(hat - 3)
      }
    })
  },
)

it.each(['synth-bass', 'sub-bass'] as const)('%s spends next to nothing below what is heard', (name) => {
  const samples = Float64Array.from(blocksOf(name, 33, 1.5).flatMap(({ left }) => [...left]))
  const energyAt = (hertz: number) => {
    let [cosine, sine] = [0, 0]
    samples.forEach((sample, at) => {
      const angle = (2 * Math.PI * hertz * at) / SAMPLE_RATE
      cosine += sample * Math.cos(angle)
      sine += sample * Math.sin(angle)
    })
    return cosine ** 2 + sine ** 2
  }
  const band = (lowHz: number, highHz: number) =>
    Array.from({ length: (highHz - lowHz) / 2 }, (_, step) => energyAt(lowHz + 2 * step)).reduce((a, b) => a + b, 0)
  expect(10 * Math.log10(band(12, 32) / band(32, 240))).toBeLessThan(-15)
})
