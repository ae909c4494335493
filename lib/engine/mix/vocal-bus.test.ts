import { expect, test } from 'vitest'
import { loadInstruments } from '../../../server/assets/instruments.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { Score } from '../score/score.ts'
import { createVocalBus } from './vocal-bus.ts'

const instruments = await loadInstruments()

/** A voice that holds a tone from the first to the third second. */
const HELD = { fromSec: 1, toSec: 3 }
const LENGTH_SEC = 5

/** The left side of what the bus makes of the tone, with so much of the plate. */
function through(reverb: number): Float32Array {
  const samples = Float32Array.from(
    { length: (HELD.toSec - HELD.fromSec) * SAMPLE_RATE },
    (_, index) => 0.3 * Math.sin((2 * Math.PI * 440 * index) / SAMPLE_RATE),
  )
  const part = { voice: 'lead', startSample: HELD.fromSec * SAMPLE_RATE, samples, gainDb: 0, pan: 0 } as const
  const score = { tempoBpm: 120, lengthBeats: 10, sections: [], vocal: { gainDb: 0, reverb, lines: [] } }
  const bus = createVocalBus(score as unknown as Score, [[part]], instruments)
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
