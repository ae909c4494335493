import { expect, it } from 'vitest'
import { loadSeparation } from '../../../server/assets/separation.ts'
import { FULL_SCALE_16, samplesOfWav } from '../codec/wav.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { type Part, partOfWav, wavPieces } from './part.ts'
import { takeApart } from './take-apart.ts'

const assets = await loadSeparation()
const LENGTH = 2 * SAMPLE_RATE + 77

/** A tone in the middle, noise at the sides, in whole numbers of 16 bits, here and there beyond full scale. */
function recording() {
  const random = createRandom(4)
  const channel = () =>
    Float32Array.from({ length: LENGTH }, (_, at) => {
      const tone = 0.5 * Math.sin((2 * Math.PI * 330 * at) / SAMPLE_RATE)
      return Math.round((tone + random.between(-0.6, 0.6)) * FULL_SCALE_16) / FULL_SCALE_16
    })
  return { sampleRate: SAMPLE_RATE, left: channel(), right: channel() }
}

function planes({ lengthSamples, read }: Part): readonly [Float32Array, Float32Array] {
  const channels = [new Float32Array(lengthSamples), new Float32Array(lengthSamples)] as const
  read(0, ...channels)
  return channels
}

it('gives two parts that are the song again, to the last bit', () => {
  const song = recording()
  const { vocals, instrumental } = takeApart({ ...song, left: song.left.slice(), right: song.right.slice() }, assets)
  expect([vocals.lengthSamples, instrumental.lengthSamples]).toEqual([LENGTH, LENGTH])
  const [sung, played] = [planes(vocals), planes(instrumental)]
  for (const [channel, whole] of [song.left, song.right].entries()) {
    const off = whole.map((sample, at) => Math.abs(sample - sung[channel]![at]! - played[channel]![at]!))
    expect(Math.max(...off)).toBeLessThan(1e-6)
  }
  expect(Math.max(...sung[0])).toBeGreaterThan(0.05)
  expect(Math.max(...played[0])).toBeGreaterThan(0.3)
})

it('goes into a file and comes out of it', () => {
  const song = recording()
  const { vocals } = takeApart(song, assets)
  const pieces = [...wavPieces(vocals, 'A note.')]
  const file = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let end = 0
  for (const piece of pieces) {
    file.set(piece, end)
    end += piece.length
  }
  expect(samplesOfWav(file)).toHaveLength(2 * LENGTH)
  expect(planes(partOfWav(file))).toEqual(planes(vocals))
  const beyond = [new Float32Array(4).fill(1), new Float32Array(4).fill(1)] as const
  partOfWav(file).read(LENGTH, ...beyond)
  expect([...beyond[0]]).toEqual([0, 0, 0, 0])
})

/** Lines of four seconds with rests of three, over chords at both sides and drums in the middle. */
function songWithRests(seconds: number) {
  const random = createRandom(9)
  const sings = (timeSec: number) => timeSec % 7 < 4
  let phase = 0
  const left = new Float32Array(seconds * SAMPLE_RATE)
  const right = new Float32Array(left.length)
  for (let at = 0; at < left.length; at++) {
    const timeSec = at / SAMPLE_RATE
    const syllable = Math.floor(3.5 * timeSec)
    phase += (2 * Math.PI * [220, 262, 330, 247][syllable % 4]! * (1 + 0.012 * Math.sin(35 * timeSec))) / SAMPLE_RATE
    let voice = 0
    for (let harmonic = 1; sings(timeSec) && harmonic <= 15; harmonic++) {
      const formant = 500 + 300 * (syllable % 3)
      voice += Math.sin(harmonic * phase) / (1 + ((harmonic * 240 - formant) / 400) ** 2)
    }
    voice *= Math.min(1, 12 * ((3.5 * timeSec) % 1)) * 0.12
    const drum = 0.3 * random.between(-1, 1) * Math.exp(-40 * (timeSec % 0.5))
    const chord = (hz: readonly number[]) =>
      hz.reduce((sum, one) => sum + 0.05 * Math.sin(2 * Math.PI * one * timeSec), 0)
    left[at] = voice + drum + chord([110, 165, 277, 587])
    right[at] = voice + drum + chord([139, 185, 415, 698])
  }
  return { song: { sampleRate: SAMPLE_RATE, left, right }, sings }
}

it('gives two parts that are the song again where it is cut off at full scale, and the voice would be louder than the song', () => {
  const { song } = songWithRests(8)
  for (const channel of [song.left, song.right])
    for (const [at, sample] of channel.entries())
      channel[at] = Math.round(Math.max(-1, Math.min(1, 5 * sample)) * FULL_SCALE_16) / FULL_SCALE_16
  const whole = song.left.slice()
  const { vocals, instrumental } = takeApart(song, assets)
  const [[voice], [rest]] = [planes(vocals), planes(instrumental)]
  expect(voice.includes(1)).toBe(true)
  const off = whole.map((sample, at) => Math.abs(sample - voice[at]! - rest[at]!))
  expect(off.reduce((most, one) => Math.max(most, one))).toBeLessThan(1e-6)
})

it('takes nothing for a voice where nobody sings, and both parts still are the song', () => {
  const { song, sings } = songWithRests(28)
  const whole = song.left.slice()
  const { vocals, instrumental } = takeApart(song, assets)
  const [[voice], [rest]] = [planes(vocals), planes(instrumental)]
  expect(
    Math.max(...whole.map((sample, at) => Math.abs(sample - voice[at]! - rest[at]!)).subarray(0, SAMPLE_RATE)),
  ).toBeLessThan(4e-5)
  const power = { sung: 0, silent: 0 }
  for (const [at, sample] of voice.entries()) {
    const [before, after] = [sings(at / SAMPLE_RATE - 0.3), sings(at / SAMPLE_RATE + 0.3)]
    if (before && after) power.sung += sample ** 2 / 4
    else if (!before && !after) power.silent += sample ** 2 / 3
  }
  expect(10 * Math.log10(power.silent / power.sung)).toBeLessThan(-30)
})

it('ends when it is told to', () => {
  expect(() => takeApart(recording(), assets, { signal: AbortSignal.abort(new Error('stop')) })).toThrow('stop')
})
