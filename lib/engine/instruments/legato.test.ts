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

describe('a note that a finger slides to', () => {
  /** Hertz of the second of two notes of an electric bass, in a part of it. */
  const slid = (slideSemitones: number, fromSec: number, toSec: number) => {
    const notes = [note(0, 1, 43), { ...note(1, 2, 45), ...(slideSemitones ? { slideSemitones } : {}) }]
    const player = createPlayer(instrumentNamed('electric-bass'), notes, assets, createRandom(1))
    const left = new Float32Array(Math.ceil((2 * SAMPLE_RATE) / BLOCK_SAMPLES) * BLOCK_SAMPLES)
    for (let from = 0; from < left.length; from += BLOCK_SAMPLES)
      player.render(left.subarray(from, from + BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES))
    return strongestHz(left.subarray(fromSec * SAMPLE_RATE, toSec * SAMPLE_RATE))
  }
  const semitones = (hertz: number) => 69 + 12 * Math.log2(hertz / 440)

  it('begins where the one before was, and is in its place a tenth of a second later', () => {
    expect(Math.abs(semitones(slid(-2, 1, 1.045)) - 43)).toBeLessThan(0.6)
    expect(Math.abs(semitones(slid(-2, 1.2, 1.4)) - 45)).toBeLessThan(0.15)
    expect(Math.abs(semitones(slid(0, 1.02, 1.065)) - 45)).toBeLessThan(0.6)
  })
})

/** The frequency between 80 and 130 Hz in which samples are strongest. */
function strongestHz(samples: Float32Array): number {
  const power = (hertz: number) => {
    const step = (2 * Math.PI * hertz) / SAMPLE_RATE
    let [real, imaginary] = [0, 0]
    for (const [at, sample] of samples.entries()) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / samples.length)
      real += sample * window * Math.cos(step * at)
      imaginary += sample * window * Math.sin(step * at)
    }
    return real ** 2 + imaginary ** 2
  }
  const tried = Array.from({ length: 200 }, (_, at) => 80 + at / 4)
  return tried.reduce((best, hertz) => (power(hertz) > power(best) ? hertz : best))
}

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
    expect(slurred(notes, undefined)).toEqual(notes)
  })

  it('is what a finger slides to', () => {
    const notes = [note(0, 0.97, 43), { ...note(1, 2, 45), slideSemitones: -2 }]
    expect(slurred(notes, undefined)[1]).toMatchObject({ isLegato: true })
    expect(slurred([note(0, 0.5, 43), notes[1]!], undefined)[1]).not.toHaveProperty('isLegato')
  })
})
