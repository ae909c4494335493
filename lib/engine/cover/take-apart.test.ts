import { expect, it } from 'vitest'
import { loadFft } from '../../../server/assets/fft.ts'
import { FULL_SCALE_16, samplesOfWav } from '../codec/wav.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createRandom } from '../random/random.ts'
import { type Part, partOfWav, wavPieces } from './part.ts'
import { takeApart } from './take-apart.ts'

const fft = await loadFft()
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
  const { vocals, instrumental } = takeApart({ ...song, left: song.left.slice(), right: song.right.slice() }, fft)
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
  const { vocals } = takeApart(song, fft)
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

it('ends when it is told to', () => {
  expect(() => takeApart(recording(), fft, { signal: AbortSignal.abort(new Error('stop')) })).toThrow('stop')
})
