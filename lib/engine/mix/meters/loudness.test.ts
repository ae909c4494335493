import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { createLoudnessMeter, integratedLufs, stepsWhile } from './loudness.ts'

function sine(hertz: number, levelDb: number, seconds: number): Float32Array {
  const amplitude = 10 ** (levelDb / 20)
  return Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE),
  )
}

function lufs(left: Float32Array, right = left): number {
  const meter = createLoudnessMeter()
  for (let from = 0; from < left.length; from += 700) {
    meter.push(left.subarray(from, from + 700), right.subarray(from, from + 700))
  }
  return integratedLufs(meter.steps)
}

const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

describe('integrated loudness', () => {
  it.each([
    [997, -20, -20],
    [997, -33, -33],
    [100, -20, -21.8],
    [10_000, -20, -16.65],
  ])('reads a stereo sine of %i Hz at %i dBFS as %f LUFS', (hertz, levelDb, expected) => {
    expect(lufs(sine(hertz, levelDb, 4))).toBeCloseTo(expected, 1)
  })

  it('reads one channel alone 3 dB lower than both', () => {
    const tone = sine(997, -20, 4)
    expect(lufs(tone, new Float32Array(tone.length))).toBeCloseTo(-23.01, 1)
  })

  it('leaves pauses and quiet passages out', () => {
    const loud = sine(997, -20, 10)
    for (const quietDb of [-80, -40]) {
      expect(Math.abs(lufs(joined(loud, sine(997, quietDb, 20))) + 20)).toBeLessThan(0.1)
    }
  })

  it('calls silence −Infinity', () => {
    expect(lufs(new Float32Array(SAMPLE_RATE))).toBe(Number.NEGATIVE_INFINITY)
  })
})

describe('stepsWhile', () => {
  it('keeps the steps in which the guide sounds', () => {
    const guide = [0, 0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0, 0]
    expect(stepsWhile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], guide)).toEqual([3, 4, 5, 6, 7, 8])
  })
})
