import { expect, it } from 'vitest'
import { createResampler } from './resample.ts'

const sine = (hz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, at) => Math.sin((2 * Math.PI * hz * at) / rate))

function resample(input: Float32Array, fromHz: number, toHz: number, piece = 1000): Float32Array {
  const out = new Float32Array(Math.round((input.length * toHz) / fromHz) + 100)
  const resampler = createResampler(fromHz, toHz)
  let end = 0
  for (let at = 0; at < input.length; at += piece) end += resampler.push(input.subarray(at, at + piece), out, end)
  end += resampler.finish(out, end)
  return out.subarray(0, end)
}

/** Decibels of the middle of a sound, against a sine at full scale. */
function level(samples: Float32Array): number {
  const part = samples.subarray(samples.length >> 2, (samples.length * 3) >> 2)
  const power = part.reduce((sum, value) => sum + value * value, 0) / part.length
  return 10 * Math.log10(2 * power + 1e-30)
}

it.each([
  [48_000, 1000],
  [48_000, 19_500],
  [8000, 3500],
  [11_130, 3000],
  [22_050, 9000],
  [96_000, 19_500],
  [192_000, 5000],
])('from %d Hz, a tone of %d Hz is the same tone, 80 dB above what is wrong with it', (rate, hz) => {
  const out = resample(sine(hz, rate, 0.5), rate, 44_100)
  expect(out.length).toBe(Math.round((Math.round(rate * 0.5) * 44_100) / rate))
  expect(Math.abs(level(out))).toBeLessThan(0.05)
  const wanted = sine(hz, 44_100, 0.5)
  expect(level(out.map((value, at) => value - wanted[at]!))).toBeLessThan(-80)
})

it.each([
  [88_200, 24_500],
  [96_000, 26_000],
  [96_000, 43_000],
  [192_000, 60_000],
])('from %d Hz, a tone of %d Hz, too high for 44.1 kHz, is gone', (rate, hz) => {
  expect(level(resample(sine(hz, rate, 0.5), rate, 44_100))).toBeLessThan(-85)
})

it('takes an odd rate for one nearby, a cent away at most', () => {
  const out = resample(sine(1000, 47_999, 0.5), 47_999, 44_100)
  expect(Math.abs(out.length - 22_050)).toBeLessThan(4)
  expect(Math.abs(level(out))).toBeLessThan(0.05)
})

it('gives the same whatever pieces it comes in', () => {
  const input = sine(440, 48_000, 0.3)
  expect(resample(input, 48_000, 44_100, 77)).toEqual(resample(input, 48_000, 44_100, 20_000))
})

it('keeps a level that does not change', () => {
  const out = resample(new Float32Array(48_000).fill(0.25), 48_000, 44_100).subarray(100, 44_000)
  expect(Math.max(...out.map((value) => Math.abs(value - 0.25)))).toBeLessThan(1e-6)
})
