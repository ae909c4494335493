import type { InstrumentAssets } from '../../assets.ts'
import { gainOf } from '../../dsp/decibels.ts'
import { BLOCK_SAMPLES, createProgram } from '../../instruments/program.ts'
import type { Random } from '../../random/random.ts'
import type { Place } from '../../score/score.ts'

/** Settings of ambience.dsp; each `level` brings its place to about −20 LUFS. */
const AMBIENCES: Readonly<Record<Place['ambience'], Readonly<Record<string, number>>>> = {
  rain: {
    bedLowHz: 900,
    bedHighHz: 9000,
    swell: 0.25,
    dropsHz: 90,
    dropSec: 0.018,
    drops: 0.5,
    rumble: 0.1,
    level: 0.135,
  },
  cafe: {
    bed: 0.08,
    rumble: 0.12,
    murmur: 1,
    dropsHz: 0.7,
    dropLowHz: 2600,
    dropHighHz: 5200,
    dropSec: 0.25,
    drops: 0.12,
    level: 0.433,
  },
  waves: { bedLowHz: 250, bedHighHz: 4200, swell: 0.85, swellSec: 6, rumble: 0.35, level: 0.348 },
  street: {
    bedLowHz: 200,
    bedHighHz: 1800,
    bed: 0.5,
    swell: 0.6,
    swellSec: 4,
    rumble: 0.8,
    murmur: 0.15,
    level: 0.559,
  },
  wind: { bedLowHz: 180, bedHighHz: 900, swell: 0.9, swellSec: 3.5, rumble: 0.4, level: 0.619 },
  road: { bedLowHz: 90, bedHighHz: 900, bed: 0.7, swell: 0.35, swellSec: 3, rumble: 1, level: 0.565 },
  crickets: { bedLowHz: 1500, bedHighHz: 9000, bed: 0.12, swell: 0.4, chirps: 1, level: 0.475 },
  bar: {
    bed: 0.1,
    bedLowHz: 200,
    bedHighHz: 2500,
    rumble: 0.25,
    murmur: 1,
    dropsHz: 0.35,
    dropLowHz: 1900,
    dropHighHz: 4300,
    dropSec: 0.4,
    drops: 0.1,
    level: 0.435,
  },
}

/** The sound of a place under the whole song: `render` adds its next block to both channels. */
export function createAmbience(place: Place, assets: InstrumentAssets, random: Random) {
  const program = createProgram(assets, 'ambience', 1)
  program.reset(0, AMBIENCES[place.ambience])
  program.set(0, 'vary', random.next())
  const gain = gainOf(place.ambienceGainDb)
  const [outLeft, outRight] = program.outputs
  let block = 0
  return {
    render(left: Float32Array, right: Float32Array): void {
      program.run(0, left.length)
      const level = gain * Math.min(1, block++ / FADE_IN_BLOCKS)
      for (let index = 0; index < left.length; index++) {
        left[index]! += outLeft![index]! * level
        right[index]! += outRight![index]! * level
      }
    },
  }
}

const FADE_IN_BLOCKS = Math.round(44_100 / BLOCK_SAMPLES)
