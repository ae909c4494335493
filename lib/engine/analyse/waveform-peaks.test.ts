import { expect, it } from 'vitest'
import { createPeaks } from './waveform-peaks.ts'

const BLOCK = 500

/** Eight blocks, each of one level, drawn with four peaks. */
function heightsOf(levels: readonly number[], clicks = false): number[] {
  const peaks = createPeaks(4, levels.length * BLOCK)
  for (const level of levels) {
    const block = new Float32Array(BLOCK).fill(level)
    if (clicks) block[0] = 1
    peaks.push(block, block)
  }
  return peaks.finish()
}

it('shows a verse lower than its chorus, and the loudest part at full height', () => {
  expect(heightsOf([0.2, 0.2, 0.4, 0.4, 0, 0, 0.1, 0.1])).toEqual([128, 255, 0, 64])
})

it('shows it where single peaks are all as high as can be', () => {
  const [verse, chorus] = heightsOf([0.2, 0.2, 0.8, 0.8, 0.2, 0.2, 0.8, 0.8], true)
  expect(verse! / chorus!).toBeLessThan(0.35)
})

it('shows silence as nothing', () => {
  expect(heightsOf([0, 0, 0, 0, 0, 0, 0, 0])).toEqual([0, 0, 0, 0])
})
