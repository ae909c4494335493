import { expect, it } from 'vitest'
import type { SungPart } from '../singing/contract.ts'
import { createSungParts } from './sung-parts.ts'

const part = (startSample: number, lengthSamples: number): SungPart => ({
  ...{ voice: 'lead', startSample, gainDb: 0, pan: 0 },
  samples: new Float32Array(lengthSamples),
})

/** Three lines of 1000 samples, 2000 apart, each with a second voice that comes in later and ends later. */
function song() {
  const asked: number[] = []
  function* lines() {
    for (const startSample of [500, 2500, 4500]) {
      asked.push(startSample)
      yield [part(startSample, 1000), part(startSample + 100, 1000)]
    }
  }
  return { asked, parts: createSungParts(lines()) }
}

const startsOf = (parts: readonly SungPart[]) => parts.map(({ startSample }) => startSample)

it('sings no further than the next line that might sound', () => {
  const { asked, parts } = song()
  parts.between(0, 500)
  expect(asked).toEqual([500])
  parts.between(500, 512)
  expect(asked).toEqual([500, 2500])
  parts.between(2600, 3000)
  expect(asked).toEqual([500, 2500, 4500])
})

it('gives what sounds in a block, and lets go of what is over', () => {
  const { parts } = song()
  expect(startsOf(parts.between(0, 512))).toContain(500)
  expect(startsOf(parts.between(1500, 2012))).not.toContain(500)
  expect(startsOf(parts.between(1500, 2012))).toContain(600)
  expect(startsOf(parts.between(1600, 2112))).toEqual([2500, 2600])
  expect(startsOf(parts.between(9000, 9512))).toEqual([])
})

it('sings the first lines ahead when asked, and keeps them for their blocks', () => {
  const { asked, parts } = song()
  expect(startsOf(parts.first(2))).toEqual([500, 600, 2500, 2600])
  expect(asked).toEqual([500, 2500])
  expect(startsOf(parts.between(2500, 3012))).toContain(2500)
  expect(startsOf(createSungParts([]).first(2))).toEqual([])
})
