import { expect, test } from 'vitest'
import { loadInstruments } from '../../../server/assets/instruments.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Score } from '../score/score.ts'
import type { SungPart } from '../singing/contract.ts'
import { createVocalBus } from './vocal-bus.ts'

const instruments = await loadInstruments()

/** A voice that holds a tone from the first to the third second. */
const HELD = { fromSec: 1, toSec: 3 }
const LENGTH_SEC = 5

/** A tone that somebody sings. */
function held(voice: SungPart['voice'], fromSec: number, toSec: number): SungPart {
  const samples = Float32Array.from(
    { length: Math.round((toSec - fromSec) * SAMPLE_RATE) },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * 440 * index) / SAMPLE_RATE),
  )
  return { voice, startSample: Math.round(fromSec * SAMPLE_RATE), samples, gainDb: 0, pan: 0 }
}

/** The left side of what the bus makes of the lines, with so much of the plate. */
function through(reverb: number, lines = [[held('lead', HELD.fromSec, HELD.toSec)]]): Float32Array {
  const score = { tempoBpm: 120, lengthBeats: 10, sections: [], vocal: { gainDb: 0, reverb, lines: [] } }
  const bus = createVocalBus(score as unknown as Score, lines, instruments)
  const blocks = Math.ceil((LENGTH_SEC * SAMPLE_RATE) / BLOCK_SAMPLES)
  const [left, right] = [new Float32Array(blocks * BLOCK_SAMPLES), new Float32Array(BLOCK_SAMPLES)]
  for (let at = 0; at < left.length; at += BLOCK_SAMPLES) bus.render(left.subarray(at, at + BLOCK_SAMPLES), right)
  return left
}

function levelDb(samples: Float32Array, fromSec: number, toSec: number): number {
  const part = samples.subarray(Math.round(fromSec * SAMPLE_RATE), Math.round(toSec * SAMPLE_RATE))
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length)
}

test('the plate stays behind words and is heard where they end', () => {
  const [dry, wet] = [through(0), through(0.4)]
  const plate = wet.map((sample, index) => sample - dry[index]!)
  const during = levelDb(plate, 2, 3)
  // It has fallen by 12 dB by itself when it stands in the open.
  expect(levelDb(plate, 3.3, 3.5)).toBeGreaterThan(during - 6)
  expect(during).toBeLessThan(levelDb(dry, 2, 3) - 18)
})

test('a song that begins with lines for the second voice alone is heard, and so is one of a single short word', () => {
  const answers = [0, 0.5, 1, 1.5].map((fromSec) => [held('behind', fromSec, fromSec + 0.4)])
  expect(levelDb(through(0, [...answers, [held('lead', 2, 4)]]), 2, 4)).toBeCloseTo(levelDb(through(0), 1, 3), -1)
  expect(levelDb(through(0, [[held('lead', 1, 1.2)]]), 1, 1.2)).toBeGreaterThan(-40)
})
