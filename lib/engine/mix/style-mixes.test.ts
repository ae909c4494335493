import { beforeAll, describe, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loadInstruments } from '#server/assets/instruments.ts'
import type { InstrumentAssets } from '../assets.ts'
import { createFilter } from '../dsp/biquad.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Score } from '../score/score.ts'
import { createMixer } from './mixer.ts'
import { STYLE_MIXES } from './style-mixes.ts'

let assets: InstrumentAssets

beforeAll(async () => {
  await buildInstruments()
  assets = await loadInstruments()
})

const BLOCK = 512

/** One stroke of a drum, half of it sent to the room, and a minute of rest. */
const stroke = (style: string, more: Partial<Score> = {}) =>
  ({
    ...{ style, seed: 1, tempoBpm: 60, lengthBeats: 60, sections: [], chords: [], vocal: null },
    tracks: [
      {
        ...{ name: 'drums', stem: 'drums', instrument: 'acoustic-kit', gainDb: 0, pan: 0, reverb: 0.5 },
        notes: [{ startBeat: 0, lengthBeats: 0.1, pitch: 37, velocity: 0.9 }],
      },
    ],
    ...more,
  }) as unknown as Score

/** Levels of the band in dB, one for each tenth of a second. */
function levels(score: Score, sec: number): number[] {
  const mixer = createMixer(score, [], assets)
  const sums = new Array<number>(Math.floor(sec * 10)).fill(1e-14)
  for (let at = 0; at < sec * SAMPLE_RATE; at += BLOCK) {
    const { instrumentalLeft } = mixer.render()
    for (const [index, value] of instrumentalLeft.entries()) {
      const tenth = Math.floor(((at + index) * 10) / SAMPLE_RATE)
      if (tenth < sums.length) sums[tenth]! += value ** 2
    }
  }
  return sums.map((sum) => 10 * Math.log10((sum * 10) / SAMPLE_RATE))
}

/** Until what a stroke leaves in the room is 30 dB below its own tenth of a second. */
const ringsSec = (score: Score) => {
  const all = levels(score, 4)
  return all.findLastIndex((level) => level > all[0]! - 30) / 10
}

describe('the mix of a style', () => {
  it('has a room of its own: dry where people rap, a hall where an orchestra sits', () => {
    const [rap, jazz, classical] = ['Rap', 'Jazz', 'Classical'].map((style) => ringsSec(stroke(style)))
    expect(rap).toBeLessThan(0.3)
    expect(jazz).toBeGreaterThan(rap!)
    expect(classical).toBeGreaterThan(jazz! * 1.5)
  })

  it('gives way to the place that a song has', () => {
    const place = { room: 'hall', ambience: 'rain', ambienceGainDb: -120, wet: 1 } as const
    expect(ringsSec(stroke('Rap', { place }))).toBe(ringsSec(stroke('Classical', { place })))
  })

  it('is kept on tape in lo-fi alone', () => {
    const noise = (style: string) => levels(stroke(style, { tracks: [] }), 2)[15]!
    expect(noise('Lo-fi')).toBeGreaterThan(-75)
    expect(Math.max(...['Hip-hop', 'Experimental', 'Pop'].map(noise))).toBeLessThan(-100)
  })
})

describe.each(Object.entries(STYLE_MIXES))('the spectrum of %s', (_, { tone }) => {
  it('is bent gently, nowhere by more than 5 dB', () => {
    for (const hertz of [31, 63, 125, 250, 500, 1000, 2000, 4000, 8000, 15_000]) {
      const samples = Float32Array.from({ length: SAMPLE_RATE }, (_, index) =>
        Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE),
      )
      createFilter(tone).process(samples)
      const power = samples.subarray(SAMPLE_RATE / 2).reduce((sum, value) => sum + value ** 2, 0) / (SAMPLE_RATE / 2)
      expect(Math.abs(10 * Math.log10(2 * power)), `${hertz} Hz`).toBeLessThan(5)
    }
  })
})
