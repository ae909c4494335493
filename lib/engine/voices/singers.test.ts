import { describe, expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { LANGUAGES } from '../lyrics/language/language.ts'
import { createRandom } from '../random/random.ts'
import { speak } from '../speech/spoken.ts'
import { estimateF0 } from '../vocoder/f0.ts'
import type { F0Control } from './f0-control.ts'
import { createShaper } from './shape.ts'
import { SINGERS, type Singer, singerFor, singerNamed } from './singers.ts'
import { PLAIN_VOICE } from './voice-model.ts'

const RATES = {
  sourceRate: 16_000,
  sourceBins: 513,
  sampleRate: 44_100,
  bins: 1025,
  band: { voicedHz: 6200, noiseHz: 6900 },
}
const MANNER = { f0Hz: 200, voicing: 1, effort: 0 }

/** As `VoiceModel` gives them. */
const MODEL_RANGES = {
  formantScale: [0.82, 1.22],
  lowFormantScale: [0.9, 1.12],
  highFormantScale: [0.9, 1.12],
  tiltDbPerOctave: [-5, 5],
  fundamentalGainDb: [-6, 8],
  ringGainDb: [-3, 10],
  ringHz: [2500, 3500],
  nasalDepthDb: [0, 9],
  formantContrast: [0.75, 1.3],
  airGainDb: [-8, 8],
  breathDb: [-10, 14],
  vibratoCents: [0, 80],
} as const

/** As `F0Control` gives them. */
const F0_RANGES: Readonly<Record<keyof F0Control, readonly [low: number, high: number]>> = {
  vibratoHz: [5, 7],
  vibratoOnsetSec: [0.15, 0.5],
  vibratoGrowthSec: [0.2, 0.6],
  overshootCents: [20, 70],
  preparationCents: [10, 40],
  glide: [0.8, 1.25],
  fluctuationCents: [1.5, 4],
  driftCents: [1, 3],
}
const F0_NUMBERS = Object.keys(F0_RANGES) as (keyof F0Control)[]

/** How differently two singers move the pitch: of each number the share of its range by which they differ. */
function f0Apart(one: Singer, other: Singer): number {
  const depth = (one.model.vibratoCents - other.model.vibratoCents) / 30
  const others = F0_NUMBERS.map((number) => {
    const [low, high] = F0_RANGES[number]
    return (one.f0[number] - other.f0[number]) / (high - low)
  })
  return Math.hypot(depth, ...others)
}

/** Frequency of the highest point of a spectrum with one formant at 1000 Hz, as a model shapes it. */
function formantHz(model: Partial<typeof PLAIN_VOICE>): number {
  const source = Float32Array.from({ length: 513 }, (_, bin) => -(((bin * 15.625 - 1000) / 200) ** 2) / 2)
  const shaped = new Float32Array(1025)
  createShaper({ ...PLAIN_VOICE, ...model }, RATES).shape(source, MANNER, shaped)
  return (shaped.indexOf(Math.max(...shaped)) * 44_100) / 2048
}

describe('the singers', () => {
  test.each(LANGUAGES)('give a choice of women and men for %s, the favourite first', (language) => {
    for (const gender of ['f', 'm'] as const) {
      const fitting = SINGERS.filter((singer) => singer.gender === gender && singer.languages.includes(language))
      expect(fitting.length).toBeGreaterThanOrEqual(language === 'en' ? 4 : 2)
      expect(singerFor({ gender, language })).toBe(fitting[0])
      const drawn = Array.from({ length: 60 }, (_, seed) => singerFor({ gender, language, random: createRandom(seed) }))
      expect(new Set(drawn)).toEqual(new Set(fitting))
      expect(singerFor({ gender, language, random: createRandom(5) })).toBe(drawn[5])
    }
  })

  test('take turns, the favourite in half of the songs, those who suit before the others', () => {
    const drawn = Array.from({ length: 400 }, (_, seed) =>
      singerFor({ gender: 'm', language: 'en', suited: ['dark'], random: createRandom(seed) }),
    )
    const times = (name: string) => drawn.filter((singer) => singer.name === name).length
    expect(times('alder') / drawn.length).toBeCloseTo(0.5, 1)
    for (const name of ['bracken', 'plover', 'teal']) expect(times('cedar')).toBeGreaterThan(times(name) * 2)
  })

  test('sing as somebody requested, or as they can', () => {
    const requested = (...words: string[]) => singerFor({ gender: 'f', language: 'en', requested: words }).name
    expect([requested('deep', 'low'), requested('breath', 'airy'), requested('nothing')]).toEqual([
      'sorrel',
      'yarrow',
      'wren',
    ])
  })

  test('have names and manners of their own and at least an octave and a fourth', () => {
    expect(new Set(SINGERS.map(({ name }) => name)).size).toBe(SINGERS.length)
    for (const singer of SINGERS) {
      expect(singerNamed(singer.name)).toBe(singer)
      expect(singer.manner).toMatch(/^[a-z, ]{5,40}$/)
      expect(singer.range.high - singer.range.low).toBeGreaterThanOrEqual(17)
    }
  })

  test('keep their models within the ranges in which a voice stays one', () => {
    for (const { model } of SINGERS) {
      for (const [key, [low, high]] of Object.entries(MODEL_RANGES)) {
        const value = model[key as keyof typeof MODEL_RANGES]
        expect(value, key).toBeGreaterThanOrEqual(low)
        expect(value, key).toBeLessThanOrEqual(high)
      }
    }
  })

  test('move the pitch within what people do, each in a way of their own', () => {
    for (const one of SINGERS) {
      for (const number of F0_NUMBERS) {
        const [low, high] = F0_RANGES[number]
        expect(one.f0[number], `${one.name} ${number}`).toBeGreaterThanOrEqual(low)
        expect(one.f0[number], `${one.name} ${number}`).toBeLessThanOrEqual(high)
      }
      for (const other of SINGERS) {
        if (one !== other) expect(f0Apart(one, other), `${one.name} and ${other.name}`).toBeGreaterThan(0.25)
      }
    }
  })

  test('for English learn their vowels from a voice that holds its pitch to the end', async () => {
    const speech = await loadSpeech()
    const syllables = ['n ow', 'b aa', 'd iy', 't ow l d', 'm iy', 'dh ax', 'w ey'].map((phones) => ({
      phones: phones.split(' '),
      stress: 1 as const,
      firstOfWord: true,
    }))
    for (const { name, source } of SINGERS.filter(({ languages }) => languages.includes('en'))) {
      const { sound, phones } = speak(speech, source, 'en', syllables)
      const { f0Hz, hopSec } = estimateF0(sound, { hopSec: 0.005, lowHz: 60, highHz: 500 })
      const vowels = phones.filter((_, index) => /^[aeiou]/.test(syllables.flatMap((one) => one.phones)[index]!))
      for (const { startSec, endSec } of vowels) {
        expect(f0Hz[Math.round((startSec + endSec) / 2 / hopSec)], name).toBeGreaterThan(80)
      }
    }
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
