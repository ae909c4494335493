import { expect, it } from 'vitest'
import { decodeRecording } from '#lib/engine/index.ts'
import { recordingDecoders } from '#server/assets/decoders.ts'
import { wavBytes } from './wav-file.ts'

it('is read by the engine as it was recorded', async () => {
  const rateHz = 32_000
  const samples = Float32Array.from({ length: 2 * rateHz }, (_, index) => 0.5 * Math.sin(index / 20))
  samples[5] = 3
  const read = await decodeRecording(wavBytes(samples, rateHz), recordingDecoders, { maxSec: 60 })
  expect(read).toMatchObject({ format: 'wav', sourceRate: rateHz, sourceChannels: 1 })
  expect(read.left.length / read.sampleRate).toBeCloseTo(2, 2)
  expect(Math.max(...read.left)).toBeLessThan(1.5)
  expect(Math.max(...read.left.subarray(20_000, 60_000))).toBeCloseTo(0.5, 2)
})
