import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../lyrics/language.ts'
import { createShaper } from './shape.ts'
import { SINGERS, singerFor, singerNamed } from './singers.ts'
import { PLAIN_VOICE } from './voice-model.ts'

const RATES = {
  sourceRate: 16_000,
  sourceBins: 513,
  sampleRate: 44_100,
  bins: 1025,
  band: { voicedHz: 6200, noiseHz: 6900 },
}
const MANNER = { f0Hz: 200, voicing: 1, effort: 0 }

/** Frequency of the highest point of a spectrum with one formant at 1000 Hz, as a model shapes it. */
function formantHz(model: Partial<typeof PLAIN_VOICE>): number {
  const source = Float32Array.from({ length: 513 }, (_, bin) => -(((bin * 15.625 - 1000) / 200) ** 2) / 2)
  const shaped = new Float32Array(1025)
  createShaper({ ...PLAIN_VOICE, ...model }, RATES).shape(source, MANNER, shaped)
  return (shaped.indexOf(Math.max(...shaped)) * 44_100) / 2048
}

describe('the singers', () => {
  test.each(LANGUAGES)('include a woman and a man for %s', (language) => {
    for (const gender of ['f', 'm'] as const) {
      const singer = singerFor({ gender, language })
      expect(singer.gender).toBe(gender)
      expect(singer.languages).toContain(language)
      expect(singerNamed(singer.name)).toBe(singer)
    }
  })

  test('have names of their own and at least an octave and a fourth', () => {
    expect(new Set(SINGERS.map(({ name }) => name)).size).toBe(SINGERS.length)
    for (const { range } of SINGERS) expect(range.high - range.low).toBeGreaterThanOrEqual(17)
  })

  test('that nobody knows are refused', () => {
    expect(() => singerNamed('nobody')).toThrow(RangeError)
  })
})

describe('a voice model', () => {
  test('moves formants by its scales', () => {
    expect(formantHz({})).toBeCloseTo(1000, -2)
    expect(formantHz({ formantScale: 1.2 }) / formantHz({})).toBeCloseTo(1.2, 1)
    expect(formantHz({ lowFormantScale: 0.9 }) / formantHz({})).toBeLessThan(0.97)
  })

  test('draws the spectrum on, falling, above what its source holds', () => {
    const flat = new Float32Array(513)
    const shaped = new Float32Array(1025)
    createShaper(PLAIN_VOICE, RATES).shape(flat, MANNER, shaped)
    const at = (hz: number) => (10 / Math.LN10) * shaped[Math.round((hz * 2048) / 44_100)]!
    expect(at(4000)).toBeCloseTo(0, 3)
    expect(at(8000) - at(16_000)).toBeGreaterThan(10)
    expect(at(8000) - at(16_000)).toBeLessThan(20)
  })
})
