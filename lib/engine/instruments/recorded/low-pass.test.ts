import { expect, test } from 'vitest'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { createLowPass, OPEN_CENTS } from './low-pass.ts'

test('a low-pass that closes goes on from what it has let through', () => {
  const filter = createLowPass(0)
  const block = (from: number) =>
    Float32Array.from({ length: 64 }, (_, at) => Math.cos((2 * Math.PI * 200 * (from + at)) / SAMPLE_RATE))
  filter.tune(OPEN_CENTS)
  filter.pass(block(0), 64)
  filter.tune(12_500)
  const values = block(64)
  filter.pass(values, 64)
  const off = values.map((value, at) => Math.abs(value - block(64)[at]!))
  expect(Math.max(...off)).toBeLessThan(0.03)
})
