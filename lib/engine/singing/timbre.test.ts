import { describe, expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { loadWords } from '../../../server/assets/words.ts'
import { sungScore } from '../../../tests/support/sung-score.ts'
import { wholeVoice } from '../../../tests/support/whole-voice.ts'
import { Fft } from '../dsp/fft.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { type Score, secondsAt } from '../score/score.ts'
import { createPronounce } from '../speech/pronounce.ts'
import { synthesizerOf } from '../vocoder/synthesis.ts'
import { breathe } from './breath.ts'
import { createSing } from './sing.ts'

const speech = await loadSpeech()
const pronounce = createPronounce({ speech, words: loadWords() })
const sing = createSing({ speech })
const SIZE = 8192
const fft = new Fft(speech.fft, SIZE)

const VOWELS = 'Far car star bar'
const score = await sungScore(pronounce, {
  lines: [VOWELS, 'Sauce sick some', 'Shine shoe show', 'Tie two toe'],
  language: 'en',
  gender: 'm',
  tempoBpm: 100,
  syllableBeats: 1,
})

/** The song as it is sung in a section of some energy, with its velocities. */
function sung(energy: number): Float32Array {
  const velocity = 0.6 + 0.25 * energy
  const lines = score.vocal!.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => ({
      ...word,
      syllables: word.syllables.map((one) => ({ ...one, notes: one.notes.map((note) => ({ ...note, velocity })) })),
    })),
  }))
  const sections = [{ ...score.sections[0]!, energy }]
  return wholeVoice(sing, { ...score, sections, vocal: { ...score.vocal!, lines } })
}

const verse = sung(0.43)
const chorus = sung(1)

function syllablesOf({ vocal }: Score) {
  return vocal!.lines.flatMap(({ text, words }) =>
    words.flatMap(({ syllables }) =>
      syllables.map(({ phones, notes }) => ({
        text,
        phone: phones[0]!,
        startSec: secondsAt(score, notes[0]!.startBeat),
        hz: 440 * 2 ** ((notes[0]!.pitch - 69) / 12),
      })),
    ),
  )
}

const syllables = syllablesOf(score)
const vowels = syllables.filter(({ text }) => text === VOWELS)

/** Power spectrum of a stretch, windowed. */
function spectrum(samples: Float32Array, startSec: number, endSec: number): Float64Array {
  const from = Math.round(startSec * SAMPLE_RATE)
  const count = Math.min(SIZE, Math.round((endSec - startSec) * SAMPLE_RATE))
  const data = fft.data()
  data.fill(0)
  for (let at = 0; at < count; at++) data[at] = samples[from + at]! * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / count))
  fft.forward()
  return Float64Array.from({ length: SIZE / 2 }, (_, bin) => data[2 * bin]! ** 2 + data[2 * bin + 1]! ** 2)
}

/** Level of a band, decibels. */
function bandDb(power: Float64Array, lowHz: number, highHz: number): number {
  const [from, to] = [lowHz, highHz].map((hz) => Math.round((hz * SIZE) / SAMPLE_RATE))
  return 10 * Math.log10(power.subarray(from, to).reduce((sum, value) => sum + value, 1e-20))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Of the steady parts of the vowels. */
function ofVowels(samples: Float32Array, measure: (power: Float64Array, hz: number) => number): number {
  return mean(vowels.map(({ startSec, hz }) => measure(spectrum(samples, startSec + 0.1, startSec + 0.25), hz)))
}

/** Of the last moments of a consonant before its vowel. */
function ofConsonants(phone: string, measure: (power: Float64Array) => number): number {
  const found = syllables.filter((one) => one.phone === phone)
  return mean(found.map(({ startSec }) => measure(spectrum(verse, startSec - 0.075, startSec - 0.03))))
}

describe('a voice', () => {
  test('is brighter in a last chorus than in a first verse, two octaves apart by at least 3 dB', () => {
    const tilt = (power: Float64Array) => bandDb(power, 1400, 2800) - bandDb(power, 350, 700)
    expect(ofVowels(chorus, tilt) - ofVowels(verse, tilt)).toBeGreaterThan(3)
  })

  test('has a weaker fundamental the harder it sings', () => {
    const first = (power: Float64Array, hz: number) =>
      bandDb(power, 0.75 * hz, 1.25 * hz) - bandDb(power, 1.75 * hz, 2.25 * hz)
    expect(ofVowels(verse, first) - ofVowels(chorus, first)).toBeGreaterThan(2)
  })

  test('hisses up to 14 kHz in "s", and not in "sh"', () => {
    const above = (power: Float64Array) => bandDb(power, 8000, 14_000) - bandDb(power, 4000, 8000)
    expect(ofConsonants('s', above)).toBeGreaterThan(-3)
    expect(ofConsonants('s', above)).toBeLessThan(4)
    expect(ofConsonants('sh', above)).toBeLessThan(-4)
  })

  test('bursts within milliseconds', () => {
    const found = syllables.filter(({ phone }) => phone === 't')
    expect(mean(found.map(({ startSec }) => riseSec(verse, startSec)))).toBeLessThan(0.0075)
  })
})

/** Time in which what sounds before a vowel rises from a tenth to half of its height, where it rises most. */
function riseSec(samples: Float32Array, vowelSec: number): number {
  const at = (sec: number) => Math.round(sec * SAMPLE_RATE)
  const crest = samples
    .slice(at(vowelSec - 0.2), at(vowelSec - 0.02))
    .map((sample, index, all) => sample - (all[index - 1] ?? 0))
  const width = at(0.002)
  const levels = Float64Array.from({ length: crest.length - width }, (_, from) =>
    Math.sqrt(crest.subarray(from, from + width).reduce((sum, sample) => sum + sample ** 2, 0)),
  )
  const height = Math.max(...levels)
  const half = levels.findIndex((level) => level >= height / 2)
  return (half - levels.subarray(0, half).findLastIndex((level) => level < height / 10)) / SAMPLE_RATE
}

describe('a breath', () => {
  const breath = (phraseSec: number, effort: number, restSec = 2) => {
    const { samples } = breathe(3, { phraseSec, effort, restSec }, synthesizerOf(speech.fft), createRandom(1))
    return {
      lengthSec: samples.length / SAMPLE_RATE,
      peak: samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    }
  }

  test('is longer and louder before a longer and louder phrase', () => {
    const [short, long] = [breath(1, -0.5), breath(4, 0.5)]
    expect(long.lengthSec).toBeGreaterThan(short.lengthSec + 0.1)
    expect(long.peak).toBeGreaterThan(1.8 * short.peak)
    expect(breath(9, 1).peak).toBeLessThan(1.3 * long.peak)
  })

  test('fits into its rest', () => {
    expect(breath(6, 0, 0.3).lengthSec).toBeLessThan(0.3)
  })
})
