import { clamp } from '../../dsp/interpolate.ts'
import { airShelf, nasalBell, ringBell, tiltOctaves } from '../voice-curves.ts'
import type { VoiceModel } from '../voice-model.ts'
import { FIRST, hzOfPlace, PLACES, placeOfHz } from './axis.ts'

/** The gains of a voice model that colour its spectrum. */
export type Colour = Pick<
  VoiceModel,
  'tiltDbPerOctave' | 'ringGainDb' | 'ringHz' | 'nasalDepthDb' | 'nasalHz' | 'airGainDb'
>

/** Where bells are tried. */
const RING_HZ = [2620, 2800, 2980, 3150, 3320]
const NASAL_HZ = [790, 900, 1000, 1100, 1210]
/**
 * How far each gain is expected to be from 0, dB: what is less sure is held nearer to it (ridge regression). The error
 * is what a mean spectrum is off by, a place.
 */
const EXPECTED = { level: 30, tilt: 3, ring: 3, nasal: 3, air: 3 }
const ERROR_DB = 6
const SWEEPS = 60

type Curve = { readonly expected: number; readonly values: Float64Array; readonly least: number; readonly most: number }

/** The gains that, as the shaper applies them, come nearest to a difference in dB, a value a place. */
export function colourOf(differenceDb: ArrayLike<number>, bandHz: number): Colour {
  const last = Math.min(PLACES - 1, Math.floor(placeOfHz(0.95 * bandHz)))
  const least = { gains: [0, 0, 0, 0, 0], ringHz: 2900, nasalHz: 1000, error: Number.POSITIVE_INFINITY }
  for (const ringHz of RING_HZ) {
    for (const nasalHz of NASAL_HZ) {
      const { gains, error } = fitted(differenceDb, curvesOf(ringHz, nasalHz), last)
      if (error < least.error) Object.assign(least, { gains, ringHz, nasalHz, error })
    }
  }
  const [, tilt = 0, ring = 0, nasal = 0, air = 0] = least.gains
  return {
    tiltDbPerOctave: tilt,
    ringGainDb: ring,
    ringHz: least.ringHz,
    nasalDepthDb: -nasal,
    nasalHz: least.nasalHz,
    airGainDb: bandHz < 7000 ? 0 : air,
  }
}

/** The curves of the shaper, each with the gains it may have. */
function curvesOf(ringHz: number, nasalHz: number): Curve[] {
  const curve = (expected: number, of: (hz: number) => number, [least, most]: readonly [number, number]): Curve => {
    return { expected, values: Float64Array.from({ length: PLACES }, (_, place) => of(hzOfPlace(place))), least, most }
  }
  return [
    curve(EXPECTED.level, () => 1, [-90, 90]),
    curve(EXPECTED.tilt, tiltOctaves, [-3.5, 3.5]),
    curve(EXPECTED.ring, (hz) => ringBell(hz, ringHz), [-2.1, 7]),
    curve(EXPECTED.nasal, (hz) => nasalBell(hz, nasalHz), [-6.3, 0]),
    curve(EXPECTED.air, airShelf, [-5.6, 5.6]),
  ]
}

/** Least squares with bounds, one gain after another (Gauss-Seidel). */
function fitted(difference: ArrayLike<number>, curves: readonly Curve[], last: number) {
  const gains = curves.map(() => 0)
  const rest = Float64Array.from(difference)
  const price = curves.map(({ expected }) => (ERROR_DB / expected) ** 2)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const [index, { values, least, most }] of curves.entries()) {
      let [product, square] = [0, price[index]!]
      for (let place = FIRST; place <= last; place++) {
        product += values[place]! * rest[place]!
        square += values[place]! ** 2
      }
      const gain = clamp((product + gains[index]! * (square - price[index]!)) / square, least, most)
      for (let place = 0; place < PLACES; place++) rest[place]! -= (gain - gains[index]!) * values[place]!
      gains[index] = gain
    }
  }
  let error = gains.reduce((sum, gain, index) => sum + price[index]! * gain ** 2, 0)
  for (let place = FIRST; place <= last; place++) error += rest[place]! ** 2
  return { gains, error }
}
