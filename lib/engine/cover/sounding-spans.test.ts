import { expect, it } from 'vitest'
import { soundingSpans } from './sounding-spans.ts'

const RATE = 1000

it('finds what sounds between silences, a little wider, and takes short pauses along', () => {
  const samples = new Float32Array(2000)
  for (const [from, to] of [
    [100, 300],
    [350, 500],
    [1200, 1990],
  ] as const)
    samples.fill(0.1, from, to)
  expect(soundingSpans(samples, RATE)).toEqual([
    { from: 70, to: 530 },
    { from: 1170, to: 2000 },
  ])
})

it('finds nothing in silence', () => {
  expect(soundingSpans(new Float32Array(500), RATE)).toEqual([])
})
