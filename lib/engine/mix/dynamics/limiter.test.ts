import { describe, expect, it } from 'vitest'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { createPeakDetector } from '../meters/true-peak.ts'
import { createLimiter } from './limiter.ts'

const BLOCK = 512
const CEILING = 0.7

function limited(input: Float32Array): Float32Array {
  const limiter = createLimiter(CEILING, BLOCK)
  const left = input.slice()
  const right = input.slice()
  for (let from = 0; from < left.length; from += BLOCK) {
    limiter.process(left.subarray(from, from + BLOCK), right.subarray(from, from + BLOCK))
  }
  return left.subarray(limiter.delaySamples)
}

function truePeak(samples: Float32Array): number {
  const peaks = new Float32Array(samples.length)
  createPeakDetector().detect(samples, samples, peaks, 0)
  return peaks.reduce((most, peak) => Math.max(most, peak), 0)
}

const tone = (hertz: number, amplitude: number, phase = 0) =>
  Float32Array.from(
    { length: BLOCK * 40 },
    (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / SAMPLE_RATE + phase),
  )

describe('true peak', () => {
  it('finds the crest that falls between the samples', () => {
    const between = tone(SAMPLE_RATE / 4, 1, Math.PI / 4)
    expect(between.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeCloseTo(Math.SQRT1_2, 3)
    expect(truePeak(between)).toBeGreaterThan(0.97)
  })
})

describe('the limiter', () => {
  it('leaves what is below the ceiling as it is, only later', () => {
    const quiet = tone(440, 0.5)
    const out = limited(quiet)
    for (let index = 0; index < out.length; index += 97) expect(out[index]).toBeCloseTo(quiet[index]!, 5)
  })

  it.each([
    ['a loud tone', tone(440, 2)],
    ['crests between the samples', tone(SAMPLE_RATE / 4, 1.2, Math.PI / 4)],
    ['single clicks', tone(100, 0.1).map((sample, index) => (index % 3000 === 1500 ? 3 : sample))],
  ])('holds %s at the ceiling', (_, input) => {
    expect(truePeak(limited(input))).toBeLessThan(CEILING * 1.012)
    expect(truePeak(limited(input))).toBeGreaterThan(CEILING * 0.8)
  })

  it('comes back after a click', () => {
    const click = tone(440, 0.5)
    click[BLOCK * 5] = 4
    const out = limited(click)
    const late = out.subarray(BLOCK * 34)
    expect(late.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeGreaterThan(0.49)
  })
})
