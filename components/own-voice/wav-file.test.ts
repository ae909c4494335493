import { expect, it } from 'vitest'
import { wavBytes } from './wav-file.ts'

it('is a WAV file of one channel, as it was recorded, and never louder than full', () => {
  const rateHz = 32_000
  const samples = Float32Array.from({ length: rateHz }, (_, index) => 0.5 * Math.sin(index / 20))
  samples.set([3, -3])
  const bytes = wavBytes(samples, rateHz)
  const view = new DataView(bytes.buffer)
  const letters = (at: number) => new TextDecoder().decode(bytes.subarray(at, at + 4))
  expect([letters(0), letters(8), letters(12), letters(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect([view.getUint32(4, true), view.getUint32(40, true)]).toEqual([bytes.length - 8, 2 * samples.length])
  expect([view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, rateHz, 16])
  const read = Array.from(samples, (_, index) => view.getInt16(44 + 2 * index, true) / 32_767)
  expect(read.slice(0, 2)).toEqual([1, -1])
  for (let index = 2; index < 500; index++) expect(read[index]).toBeCloseTo(samples[index] ?? 0, 4)
})
