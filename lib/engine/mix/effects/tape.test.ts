import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { createRandom } from '../../random/random.ts'
import { STYLE_MIXES } from '../style-mixes.ts'
import { createTape, type TapeSettings } from './tape.ts'

const BLOCK = 512
const LO_FI = STYLE_MIXES['Lo-fi'].tape as TapeSettings
const QUIET: TapeSettings = { ...LO_FI, hissDb: -200, crackleDb: -200 }
const SEC = 6

/** What comes back of a sound in both channels that ends with the song, and a while after it. */
function played(sound: (sec: number) => number, settings = LO_FI, seed = 1) {
  const tape = createTape(settings, createRandom(seed), SEC)
  const blocks = Math.floor(((SEC + 2) * SAMPLE_RATE) / BLOCK)
  const all = new Float32Array(blocks * BLOCK)
  for (let at = 0; at < all.length; at += BLOCK) {
    const left = Float32Array.from({ length: BLOCK }, (_, index) => {
      const sec = (at + index) / SAMPLE_RATE
      return sec < SEC ? sound(sec) : 0
    })
    tape.process(left, left.slice())
    all.set(left, at)
  }
  return all
}

const sine = (hertz: number, height: number) => (sec: number) => height * Math.sin(2 * Math.PI * hertz * sec)
const silence = () => 0
const part = (samples: Float32Array, fromSec: number, toSec: number) =>
  samples.subarray(Math.round(fromSec * SAMPLE_RATE), Math.round(toSec * SAMPLE_RATE))
const levelDb = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, value) => sum + value ** 2, 0) / samples.length + 1e-20)

/** Hertz of a tone, by where it crosses zero. */
function pitchOf(samples: Float32Array): number {
  const crossings: number[] = []
  for (let index = 1; index < samples.length; index++) {
    const [before, now] = [samples[index - 1]!, samples[index]!]
    if (before < 0 && now >= 0) crossings.push(index - 1 + before / (before - now))
  }
  return ((crossings.length - 1) * SAMPLE_RATE) / (crossings.at(-1)! - crossings[0]!)
}

describe('the tape', () => {
  it('wavers by a few cents around the pitch that it was given', () => {
    const samples = played(sine(1000, 0.2), QUIET)
    const cents = Array.from({ length: 90 }, (_, step) => {
      const from = 0.5 + step * 0.05
      return 1200 * Math.log2(pitchOf(part(samples, from, from + 0.1)) / 1000)
    })
    expect(Math.max(...cents)).toBeGreaterThan(2.5)
    expect(Math.max(...cents.map(Math.abs))).toBeLessThan(7)
    const mean = cents.reduce((sum, value) => sum + value, 0) / cents.length
    expect(Math.abs(mean)).toBeLessThan(1)
  })

  it('is never as late as an ear or a listening program would notice', () => {
    const samples = played((sec) => (sec > 1 && sec < 1.0005 ? 0.5 : 0), QUIET)
    const heard = samples.findIndex((value) => Math.abs(value) > 0.1) / SAMPLE_RATE
    expect(heard - 1).toBeGreaterThan(0)
    expect(heard - 1).toBeLessThan(0.003)
  })

  it('keeps a narrow band', () => {
    const lossDb = (hertz: number) => levelDb(part(played(sine(hertz, 0.1), QUIET), 1, 5)) - 20 * Math.log10(0.1) + 3.01
    expect(Math.abs(lossDb(1000))).toBeLessThan(1)
    expect(Math.abs(lossDb(5000))).toBeLessThan(2)
    expect(lossDb(14_000)).toBeLessThan(-10)
    expect(lossDb(20)).toBeLessThan(-9)
  })

  it('rounds off what is loud and leaves what is soft', () => {
    const gainDb = (height: number) => levelDb(part(played(sine(500, height), QUIET), 1, 5)) - 20 * Math.log10(height)
    expect(gainDb(0.5) - gainDb(0.02)).toBeLessThan(-1)
    expect(gainDb(0.1) - gainDb(0.02)).toBeGreaterThan(-0.3)
  })

  it('hisses and crackles quietly while the song lasts, and is silent soon after it', () => {
    const samples = played(silence)
    expect(levelDb(part(samples, 1, 5))).toBeGreaterThan(-70)
    expect(levelDb(part(samples, 1, 5))).toBeLessThan(-55)
    const loudest = part(samples, 0, SEC).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
    expect(loudest).toBeGreaterThan(10 ** (-50 / 20))
    expect(loudest).toBeLessThan(10 ** (-30 / 20))
    expect(levelDb(part(samples, SEC + 1.4, SEC + 1.9))).toBeLessThan(-120)
  })

  it('is the same for the same seed, and another for another', () => {
    const first = played(sine(300, 0.1))
    expect(played(sine(300, 0.1))).toEqual(first)
    expect(played(sine(300, 0.1), LO_FI, 2)).not.toEqual(first)
  })
})
