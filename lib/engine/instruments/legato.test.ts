import { beforeAll, describe, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loadInstruments } from '#server/assets/instruments.ts'
import type { InstrumentAssets } from '../assets.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { slurred } from './legato.ts'
import type { PlayedNote } from './played-note.ts'
import { createPlayer } from './player.ts'
import { BLOCK_SAMPLES } from './program.ts'
import { type InstrumentName, instrumentNamed } from './registry.ts'

let assets: InstrumentAssets

beforeAll(async () => {
  await buildInstruments()
  assets = await loadInstruments()
})

const note = (startSec: number, endSec: number, pitch: number): PlayedNote => ({
  startSample: Math.round(startSec * SAMPLE_RATE),
  endSample: Math.round(endSec * SAMPLE_RATE),
  pitch,
  velocity: 0.7,
})

/** Decibels of the second of two notes, which begins at 1 s, in parts of the sound against its middle. */
function against(name: InstrumentName, firstEndsSec: number, parts: readonly (readonly [number, number])[]): number[] {
  const { range } = instrumentNamed(name)
  const pitch = Math.round((range[0] + range[1]) / 2)
  const notes = [note(0, firstEndsSec, pitch), note(1, 2, pitch + 2)]
  const player = createPlayer(instrumentNamed(name), notes, assets, createRandom(1))
  const left = new Float32Array(Math.ceil((2 * SAMPLE_RATE) / BLOCK_SAMPLES) * BLOCK_SAMPLES)
  for (let from = 0; from < left.length; from += BLOCK_SAMPLES)
    player.render(left.subarray(from, from + BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES))
  const decibels = (fromSec: number, toSec: number) => {
    const part = left.subarray(fromSec * SAMPLE_RATE, toSec * SAMPLE_RATE)
    return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 1e-12) / part.length)
  }
  return parts.map(([fromSec, toSec]) => decibels(fromSec, toSec) - decibels(1.4, 1.7))
}

describe('a line that touches', () => {
  it.each(['fiddle', 'strings', 'cello'] as const)('%s is there at once, where it grows after a rest', (name) => {
    const onset = [[1.03, 1.08]] as const
    const [[slurredDb], [anewDb]] = [against(name, 0.97, onset), against(name, 0.2, onset)] as [[number], [number]]
    expect(Math.abs(slurredDb)).toBeLessThan(6)
    expect(Math.abs(slurredDb)).toBeLessThan(Math.abs(anewDb) - 1)
  })

  it.each(['fiddle', 'flute', 'strings', 'cello', 'choir', 'saxophone', 'trumpet', 'brass'] as const)(
    '%s has no hole in it',
    (name) => {
      const steps = Array.from({ length: 12 }, (_, at) => [0.97 + at * 0.01, 0.985 + at * 0.01] as const)
      expect(Math.min(...against(name, 0.97, steps))).toBeGreaterThan(-9)
    },
  )
})

describe('what is slurred', () => {
  const isLegato = (notes: readonly PlayedNote[], player: Parameters<typeof slurred>[1] = 'wind') =>
    slurred(notes, player).map((one) => one.isLegato === true)

  it('is a note that another one leads to, over a gap that players leave', () => {
    expect(isLegato([note(0, 0.97, 70), note(1, 1.9, 72)])).toEqual([false, true])
    expect(slurred([note(0, 0.97, 70), note(1, 1.9, 72)], 'bow')[0]!.endSample).toBe(SAMPLE_RATE)
  })

  it.each([
    ['after a rest', [note(0, 0.8, 70), note(1, 2, 72)]],
    ['of the same pitch', [note(0, 1, 70), note(1, 2, 70)]],
    ['of a chord', [note(0, 1, 60), note(0, 1, 64), note(1, 2, 62), note(1, 2, 65)]],
    ['over a held note', [note(0, 3, 60), note(0.5, 1, 70), note(1, 2, 72)]],
    ['far away', [note(0, 1, 60), note(1, 2, 75)]],
  ])('is no note %s', (_, notes) => {
    expect(isLegato(notes).some(Boolean)).toBe(false)
  })

  it('is nothing on reeds that bellows feed, nor on strings that are plucked', () => {
    const notes = [note(0, 1, 70), note(1, 2, 72)]
    expect(isLegato(notes, 'bellows')).toEqual([false, false])
    expect(slurred(notes, undefined)).toBe(notes)
  })
})
