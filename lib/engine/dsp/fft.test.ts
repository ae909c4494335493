import { describe, expect, test } from 'vitest'
import { loadSpeech } from '../../../server/assets/speech.ts'
import { Fft } from './fft.ts'

const { fft: pffft } = await loadSpeech()

describe('the Fourier transform', () => {
  test('finds a cosine in its bin and gives the signal back', () => {
    const fft = new Fft(pffft, 64)
    const signal = Float32Array.from({ length: 64 }, (_, index) => Math.cos((2 * Math.PI * 5 * index) / 64))
    fft.data().set(signal)
    fft.forward()
    expect(fft.data()[10]).toBeCloseTo(32, 3)
    expect(Math.abs(fft.data()[12]!)).toBeLessThan(1e-3)
    fft.inverse()
    expect(fft.data()[3]! / 64).toBeCloseTo(signal[3]!, 5)
    fft.free()
  })

  test('refuses a size that it cannot transform', () => {
    expect(() => new Fft(pffft, 48)).toThrow(RangeError)
  })
})
