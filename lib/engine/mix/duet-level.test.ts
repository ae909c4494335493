import { expect, test } from 'vitest'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { SungPart } from '../singing/contract.ts'
import { levelDuet } from './duet-level.ts'

/** A second of a tone that somebody sings. */
function sung(voice: SungPart['voice'], amplitude: number): SungPart {
  const samples = Float32Array.from(
    { length: SAMPLE_RATE },
    (_, at) => amplitude * Math.sin((2000 * Math.PI * at) / SAMPLE_RATE),
  )
  const pitch = { hopSec: 0.01, f0Hz: new Float32Array(100).fill(1000) }
  return { voice, startSample: 0, samples, pitch, gainDb: 0, pan: 0 }
}

const gainsOf = (lines: readonly (readonly SungPart[])[]) =>
  [...levelDuet(lines)].map((line) => line.map(({ gainDb }) => Math.round(10 * gainDb) / 10))

test('whoever comes in later is as loud as whoever sang before, from then on', () => {
  expect(gainsOf([[sung('lead', 0.2)], [sung('second', 0.1)], [sung('lead', 0.4)], [sung('second', 0.1)]])).toEqual([
    [0],
    [6],
    [0],
    [6],
  ])
})

test('two who begin together are compared in that line, and doubles go with the lead', () => {
  expect(gainsOf([[sung('second', 0.2)], [sung('lead', 0.1), sung('double', 0.1), sung('second', 0.2)]])).toEqual([
    [0],
    [6, 6, 0],
  ])
})

test('a breath says nothing of how loud somebody is', () => {
  const { pitch: _, ...breath } = sung('second', 0.01)
  expect(gainsOf([[sung('lead', 0.2)], [breath, sung('second', 0.2)]])).toEqual([[0], [0, 0]])
})
