import { throughPoints } from '../dsp/interpolate.ts'
import { ENERGY_PARTS, ENERGY_RANGE_LU } from './reference.ts'
import { decibels, meanOf, type Spectra } from './spectra.ts'

/** What is softer than the loudest second by more is the silence around the music. */
const SILENT_LU = 40
/** Gain of the weighting of ITU-R BS.1770 at a frequency, as points of [octaves from 1 kHz, dB]. */
const WEIGHTING: readonly (readonly [number, number])[] = [
  [-4.7, -8],
  [-4, -2.5],
  [-3, -0.6],
  [-1, 0],
  [0, 0.7],
  [1, 3],
  [2, 4],
]
/** A hit is louder than what sounded so long before it and what sounds so long after it. */
const HIT_SEC = { before: 0.046, after: 0.14 }

export type Balance = {
  /** Seconds of music. */
  readonly lengthSec: number
  /** 1 the loudest part of the music, 0 one that is softer by 20 LU. */
  readonly energy: readonly number[]
  /** In decibels against all that sounds, of the first half of the music and of the second. */
  readonly hitsDb: readonly [number, number]
  readonly bassDb: readonly [number, number]
  /** What is above 4 kHz against what is between 250 Hz and 4 kHz, of both halves. */
  readonly brightDb: readonly [number, number]
}

/** How loud the music is over time, and what it is loud with; null where nothing sounds. */
export function balanceOf(spectra: Spectra): Balance | null {
  const { frames, hopSec, bandHz, power } = spectra
  const bands = bandHz.length
  const weights = bandHz.map((hz) => 10 ** (throughPoints(WEIGHTING, Math.log2(hz / 1000)) / 10))
  const loudness = new Float64Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    for (let band = 0; band < bands; band++) loudness[frame]! += weights[band]! * power[frame * bands + band]!
  }
  const music = within(loudness, Math.round(1 / hopSec))
  if (!music) return null
  const [from, to] = music
  const part = (index: number) => Math.round(from + ((to - from) * index) / ENERGY_PARTS)
  const levels = Array.from({ length: ENERGY_PARTS }, (_, index) =>
    decibels(meanOf(loudness.subarray(part(index), part(index + 1)))),
  )
  const loudest = Math.max(...levels)
  const hits = hitsOf(spectra, weights)
  const sumOf = (values: (frame: number) => number) => halves(from, to, values)
  const bandSum = (lowHz: number, highHz: number) => {
    const chosen = bandHz.flatMap((hz, band) => (hz >= lowHz && hz < highHz ? [band] : []))
    return sumOf((frame) => chosen.reduce((sum, band) => sum + power[frame * bands + band]!, 0))
  }
  const whole = sumOf((frame) => loudness[frame]!)
  return {
    lengthSec: (to - from) * hopSec,
    energy: levels.map((level) => Number(Math.max(0, 1 + (level - loudest) / ENERGY_RANGE_LU).toFixed(2))),
    hitsDb: ratioDb(
      sumOf((frame) => hits[frame]!),
      whole,
    ),
    bassDb: ratioDb(bandSum(0, 150), bandSum(0, 20_000)),
    brightDb: ratioDb(bandSum(4000, 20_000), bandSum(250, 4000)),
  }
}

type Halves = readonly [number, number]

const ratioDb = (part: Halves, whole: Halves): Halves => [decibels(part[0] / whole[0]), decibels(part[1] / whole[1])]

function halves(from: number, to: number, values: (frame: number) => number): Halves {
  const middle = Math.round((from + to) / 2)
  let [first, second] = [1e-20, 1e-20]
  for (let frame = from; frame < middle; frame++) first += values(frame)
  for (let frame = middle; frame < to; frame++) second += values(frame)
  return [first, second]
}

/** The first and the last second that are no silence, in frames. */
function within(loudness: Float64Array, secondFrames: number): Halves | null {
  const seconds = Array.from({ length: Math.floor(loudness.length / secondFrames) }, (_, at) =>
    decibels(meanOf(loudness.subarray(at * secondFrames, (at + 1) * secondFrames))),
  )
  const floor = Math.max(-70, Math.max(...seconds) - SILENT_LU)
  const first = seconds.findIndex((level) => level > floor)
  const last = seconds.findLastIndex((level) => level > floor)
  return first < 0 ? null : [first * secondFrames, (last + 1) * secondFrames]
}

/** What of the loudness of each frame is hits: gone as fast as it came. */
function hitsOf({ frames, bandHz, power, hopSec }: Spectra, weights: readonly number[]): Float64Array {
  const bands = bandHz.length
  const [before, after] = [Math.round(HIT_SEC.before / hopSec), Math.round(HIT_SEC.after / hopSec)]
  const hits = new Float64Array(frames)
  for (let frame = before; frame + after < frames; frame++) {
    for (let band = 0; band < bands; band++) {
      const around = Math.max(power[(frame - before) * bands + band]!, power[(frame + after) * bands + band]!)
      hits[frame]! += weights[band]! * Math.max(0, power[frame * bands + band]! - 2 * around)
    }
  }
  return hits
}
