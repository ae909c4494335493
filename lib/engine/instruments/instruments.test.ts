import { beforeAll, describe, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loadFft } from '#server/assets/fft.ts'
import { loadInstruments } from '#server/assets/instruments.ts'
import type { InstrumentAssets, Pffft } from '../assets.ts'
import { Fft } from '../dsp/fft.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { isKit } from './instrument.ts'
import type { PlayedNote } from './played-note.ts'
import { createPlayer } from './player.ts'
import { BLOCK_SAMPLES } from './program.ts'
import { INSTRUMENT_NAMES, type InstrumentName, instrumentNamed } from './registry.ts'

let assets: InstrumentAssets
let fft: Pffft

beforeAll(async () => {
  await buildInstruments()
  assets = await loadInstruments()
  fft = await loadFft()
})

const START_SEC = 0.1

function play(name: InstrumentName, notes: readonly Partial<PlayedNote>[], { sec = 2, seed = 1 } = {}) {
  const blocks = Math.ceil((sec * SAMPLE_RATE) / BLOCK_SAMPLES)
  const left = new Float32Array(blocks * BLOCK_SAMPLES)
  const right = new Float32Array(blocks * BLOCK_SAMPLES)
  const whole = notes.map((note) => ({ ...aNote(name), ...note }))
  const player = createPlayer(instrumentNamed(name), whole, assets, createRandom(seed))
  let lastBlockSounds = true
  for (let from = 0; from < left.length; from += BLOCK_SAMPLES) {
    const block = [left.subarray(from, from + BLOCK_SAMPLES), right.subarray(from, from + BLOCK_SAMPLES)] as const
    lastBlockSounds = player.render(...block)
  }
  return { left, right, lastBlockSounds }
}

function aNote(name: InstrumentName): PlayedNote {
  const { range } = instrumentNamed(name)
  const pitch = isKit(instrumentNamed(name)) ? 38 : Math.round((range[0] + range[1]) / 2)
  const startSample = START_SEC * SAMPLE_RATE
  return { startSample, endSample: startSample + SAMPLE_RATE / 2, pitch, velocity: 0.7 }
}

const largest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const part = (samples: Float32Array, fromSec: number, toSec: number) =>
  samples.subarray(Math.round(fromSec * SAMPLE_RATE), Math.round(toSec * SAMPLE_RATE))
const rms = (samples: Float32Array) => Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

/** Root mean square of the slope against that of the signal: a pure tone's frequency, more for brighter sounds. */
function brightnessHz(samples: Float32Array): number {
  const slope = samples.map((sample, index) => sample - (samples[index - 1] ?? 0))
  return ((rms(slope) / rms(samples)) * SAMPLE_RATE) / (2 * Math.PI)
}

describe.each(INSTRUMENT_NAMES)('%s', (name) => {
  it('is silent before its note, sounds at once, stays whole and within bounds', () => {
    const { left, right } = play(name, [{}])
    expect(largest(part(left, 0, START_SEC))).toBeLessThan(1e-6)
    expect(rms(part(left, START_SEC, START_SEC + 0.3))).toBeGreaterThan(0.002)
    expect(left.every(Number.isFinite) && right.every(Number.isFinite)).toBe(true)
    expect(Math.max(largest(left), largest(right))).toBeLessThan(1)
  })

  it('releases to silence', () => {
    const { left, lastBlockSounds } = play(name, [{}], { sec: 7 })
    expect(lastBlockSounds).toBe(false)
    expect(largest(part(left, 6.9, 7))).toBe(0)
  })

  it('does not click when its voices are all taken and notes repeat', () => {
    const { range, polyphony } = instrumentNamed(name)
    const crowd = Array.from({ length: polyphony * 3 }, (_, index) => {
      const startSample = Math.round((START_SEC + index * 0.05) * SAMPLE_RATE)
      return { pitch: range[0] + (index % 9), startSample, endSample: startSample + SAMPLE_RATE }
    })
    const { left } = play(name, crowd, { sec: 4 })
    expect(left.every(Number.isFinite)).toBe(true)
    expect(largest(left)).toBeLessThan(3)
  })

  it('is louder and brighter when struck harder', () => {
    const [soft, hard] = [0.3, 1].map((velocity) => part(play(name, [{ velocity }]).left, START_SEC, START_SEC + 0.4))
    expect(rms(hard!)).toBeGreaterThan(rms(soft!) * 1.3)
    expect(brightnessHz(hard!)).toBeGreaterThan(brightnessHz(soft!) * 1.02)
  })

  it('gives the same samples for the same seed, and differs from note to note', () => {
    const twice = [{}, { startSample: SAMPLE_RATE, endSample: SAMPLE_RATE * 1.5 }]
    const first = play(name, twice)
    expect(play(name, twice)).toEqual(first)
    const one = part(first.left, START_SEC, START_SEC + 0.2)
    const other = part(first.left, 1, 1.2)
    expect(rms(one.map((sample, index) => sample - other[index]!))).toBeGreaterThan(rms(one) * 0.005)
  })
})

it('a chord fades out what it takes the voices of', () => {
  const { polyphony, range } = instrumentNamed('pad')
  const held = { endSample: 3 * SAMPLE_RATE, velocity: 1 }
  const chord = (startSample: number, velocity: number) =>
    Array.from({ length: polyphony }, (_, index) => ({ ...held, pitch: range[0] + 3 * index, startSample, velocity }))
  const steepest = (samples: Float32Array) =>
    samples.reduce((most, value, index) => (index > 0 ? Math.max(most, Math.abs(value - samples[index - 1]!)) : 0), 0)
  const second = chord(Math.round(1.5 * SAMPLE_RATE), 0.05).map((note) => ({ ...note, pitch: note.pitch + 1 }))
  const { left } = play('pad', [...chord(0, 1), ...second])
  expect(steepest(part(left, 1.47, 1.6))).toBeLessThan(1.3 * steepest(part(left, 1.2, 1.47)))
})

/** Several players in a room, or one string of a piano, are less sharp a pitch than a program's. */
const isRecorded = (name: InstrumentName) => 'recording' in instrumentNamed(name).sound

describe('melodic instruments', () => {
  const melodic = INSTRUMENT_NAMES.filter((name) => !isKit(instrumentNamed(name)))

  it.each(melodic)('%s is in tune across its range', (name) => {
    const { range } = instrumentNamed(name)
    for (const pitch of [range[0] + 3, range[1] - 6]) {
      const { left, right } = play(name, [{ pitch, endSample: 2 * SAMPLE_RATE }])
      const middle = left.map((sample, index) => sample + right[index]!)
      const cents = mistuningCents(part(middle, 0.3, 0.9), 440 * 2 ** ((pitch - 69) / 12))
      expect(Math.abs(cents), `MIDI note ${pitch} is ${cents.toFixed(1)} cents off`).toBeLessThan(
        isRecorded(name) ? 20 : 15,
      )
    }
  })
  it.each(melodic)('%s sounds the pitch that is written, not that of a partial beside its harmonics', (name) => {
    const [low, high] = instrumentNamed(name).range
    for (let pitch = low; pitch <= high; pitch += 6) {
      const { left, right } = play(name, [{ pitch, endSample: 2 * SAMPLE_RATE }])
      const middle = left.map((sample, index) => sample + right[index]!)
      const ratio = loudestHz(part(middle, 0.13, 0.53)) / (440 * 2 ** ((pitch - 69) / 12))
      // An organ's stops stand an octave and a twelfth beside the key.
      const off = Math.abs(2 * ratio - Math.round(2 * ratio))
      expect(off, `MIDI note ${pitch} is loudest at ${ratio.toFixed(2)} of its frequency`).toBeLessThan(0.2)
    }
  })

  it.each(melodic.filter(isRecorded))('%s is as loud on one key as on the next', (name) => {
    const [low, high] = instrumentNamed(name).range
    let before: number | null = null
    for (let pitch = low; pitch <= high; pitch++) {
      const { left, right } = play(name, [{ pitch }], { sec: 1 })
      const level = 10 * Math.log10(rms(left) ** 2 + rms(right) ** 2)
      if (before !== null) expect(Math.abs(level - before), `MIDI note ${pitch}`).toBeLessThan(5)
      before = level
    }
  })
})

describe('what tells the instruments apart', () => {
  const held = (name: InstrumentName, velocity = 0.7) =>
    play(name, [{ velocity, endSample: 2 * SAMPLE_RATE }]).left.subarray(START_SEC * SAMPLE_RATE)
  const tuningsOf = (name: InstrumentName, samples: Float32Array, fromSec: number) => {
    const hertz = 440 * 2 ** ((aNote(name).pitch - 69) / 12)
    return [0, 1, 2, 3, 4, 5, 6, 7].map((step) => {
      const at = fromSec + step * 0.025
      return mistuningCents(part(samples, at, at + 0.06), hertz)
    })
  }
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

  const bandEnergy = (samples: Float32Array, lowHz: number, highHz: number) => {
    let sum = 0
    for (let hertz = lowHz; hertz <= highHz; hertz += 2) sum += energyAt(samples, hertz)
    return sum
  }

  it.each(['erhu', 'saxophone'] as const)('%s: its vibrato comes late', (name) => {
    const samples = held(name)
    expect(spread(tuningsOf(name, samples, 1.3))).toBeGreaterThan(18)
    expect(spread(tuningsOf(name, samples, 0.12))).toBeLessThan(14)
  })

  it('the two reeds of the accordion beat against each other', () => {
    const samples = held('accordion')
    const loudness = Array.from({ length: 20 }, (_, step) => rms(part(samples, 0.6 + step * 0.05, 0.65 + step * 0.05)))
    expect(Math.max(...loudness)).toBeGreaterThan(Math.min(...loudness) * 1.7)
  })

  it('the sitar buzzes on when a guitar has calmed', () => {
    const calm = (name: InstrumentName) => brightnessHz(part(held(name), 0.4, 0.7))
    expect(calm('sitar')).toBeGreaterThan(calm('steel-guitar') * 2)
  })

  it('the choir sings an open vowel', () => {
    const samples = held('choir')
    const around = (hertz: number) =>
      [0.3, 0.6, 0.9, 1.2].reduce(
        (sum, at) => sum + bandEnergy(part(samples, at, at + 0.6), hertz - 160, hertz + 160),
        0,
      )
    expect(around(1160)).toBeGreaterThan(around(1900) * 3)
    expect(around(2900)).toBeGreaterThan(around(1900))
  })

  it.each(INSTRUMENT_NAMES.filter((name) => isKit(instrumentNamed(name))))(
    '%s: hats stand on the left, the ride on the right, kick and snare in the middle',
    (name) => {
      const leaning = (pitch: number) => {
        const { left, right } = play(name, [{ pitch }])
        return 20 * Math.log10(rms(right) / rms(left))
      }
      expect(leaning(42)).toBeLessThan(-1)
      expect(leaning(51)).toBeGreaterThan(1)
      for (const pitch of [36, 38]) expect(Math.abs(leaning(pitch))).toBeLessThan(0.5)
    },
  )

  it.each([
    ['vibraphone', 84, 65],
    ['vibraphone', 60, 73],
    ['bells', 84, 65],
    ['piano', 40, 75],
    ['acoustic-kit', 36, 105],
  ] as const)('%s, key %d: a firmer hand is a little louder and brighter around velocity %d', (name, pitch, border) => {
    const struck = Array.from({ length: 11 }, (_, at) =>
      part(play(name, [{ pitch, velocity: (border - 5 + at) / 127 }], { sec: 0.5 }).left, START_SEC, 0.5),
    )
    for (const measure of [rms, brightnessHz]) {
      const decibels = struck.map((samples) => 20 * Math.log10(measure(samples)))
      const steps = decibels.slice(1).map((value, at) => value - decibels[at]!)
      expect(Math.max(...steps)).toBeLessThan(2)
      expect(Math.min(...steps)).toBeGreaterThan(-0.1)
    }
  })

  it('sleigh bells fall back after they were thrown', () => {
    const { left } = play('acoustic-kit', [{ pitch: 83 }])
    const loudest = (fromMs: number, toMs: number) =>
      largest(part(left, START_SEC + fromMs / 1000, START_SEC + toMs / 1000))
    expect(loudest(75, 120)).toBeGreaterThan(loudest(55, 75) * 1.3)
  })
})

/** Best match among trial pitches within half a semitone, by the energy at their first three partials. */
function mistuningCents(samples: Float32Array, hertz: number): number {
  let best = { cents: 0, energy: -1 }
  for (let cents = -48; cents <= 48; cents += 4) {
    let energy = 0
    for (const partial of [1, 2, 3]) energy += energyAt(samples, hertz * partial * 2 ** (cents / 1200))
    if (energy > best.energy) best = { cents, energy }
  }
  return best.cents
}

/** Where the spectrum is highest, within a hertz or two. */
function loudestHz(samples: Float32Array): number {
  const spectrum = new Fft(fft, SPECTRUM_SAMPLES)
  const data = spectrum.data()
  data.fill(0)
  samples.forEach((sample, index) => {
    data[index] = sample * Math.sin((Math.PI * index) / samples.length) ** 2
  })
  spectrum.forward()
  const powers = Float32Array.from(
    { length: SPECTRUM_SAMPLES / 2 - 1 },
    (_, bin) => data[2 * bin + 2]! ** 2 + data[2 * bin + 3]! ** 2,
  )
  spectrum.free()
  return ((powers.indexOf(Math.max(...powers)) + 1) * SAMPLE_RATE) / SPECTRUM_SAMPLES
}

const SPECTRUM_SAMPLES = 32_768

/** Goertzel's filter under a Hann window. */
function energyAt(samples: Float32Array, hertz: number): number {
  const twice = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE)
  let last = 0
  let before = 0
  for (let index = 0; index < samples.length; index++) {
    const next = samples[index]! * HANN[Math.floor((index * HANN.length) / samples.length)]! + twice * last - before
    before = last
    last = next
  }
  return last ** 2 + before ** 2 - twice * last * before
}

const TUNED_SAMPLES = Math.round(0.6 * SAMPLE_RATE)
const HANN = Float64Array.from(
  { length: TUNED_SAMPLES },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / TUNED_SAMPLES),
)

describe('the registry', () => {
  it('refuses a name that it does not know', () => {
    expect(() => instrumentNamed('theremin')).toThrow(/No instrument "theremin"/)
    expect(() => instrumentNamed('constructor')).toThrow(/No instrument/)
  })
})
