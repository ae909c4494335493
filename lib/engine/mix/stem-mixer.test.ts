import { beforeAll, expect, it } from 'vitest'
import { buildInstruments } from '#scripts/build-instruments.mjs'
import { loadInstruments } from '#server/assets/instruments.ts'
import { bandScore } from '#tests/support/band-score.ts'
import type { InstrumentAssets } from '../assets.ts'
import { createMixer } from './mixer.ts'
import { createStemMixer } from './stem-mixer.ts'

const BLOCKS = 300
let instruments: InstrumentAssets

beforeAll(async () => {
  await buildInstruments()
  instruments = await loadInstruments()
})

it.each([
  ['Jazz', false],
  ['Lo-fi', true],
] as const)('%s: the stems are the band, with its room, tone and tape', (style, isTaped) => {
  const score = { ...bandScore(8), style }
  const [mixer, stems] = [createMixer(score, [], instruments), createStemMixer(score, instruments)]
  expect(stems.names.includes('tape noise')).toBe(isTaped)
  let [power, rest] = [0, 0]
  for (let block = 0; block < BLOCKS; block++) {
    const { instrumentalLeft } = mixer.render()
    const parts = stems.render()
    instrumentalLeft.forEach((sample, index) => {
      power += sample ** 2
      rest += parts.reduce((left, part) => left - part.left[index]!, sample) ** 2
    })
  }
  expect(power).toBeGreaterThan(0)
  expect(10 * Math.log10(rest / power)).toBeLessThan(-100)
})
