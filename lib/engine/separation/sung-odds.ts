import { clamp } from '../dsp/interpolate.ts'
import { BANDS, type FrameFeatures } from './voice-features.ts'

/** A number that tells singing from leaks of the band, measured over some frames around one. */
type Clue = {
  readonly of: (frames: Surroundings) => number
  /** The usual mean and spread in songs, which bring the number to a common scale, and its weight there in log odds. */
  readonly mean: number
  readonly spread: number
  readonly weight: number
}

/**
 * Found by logistic regression on eight songs of ours, sung by eight singers in eight styles. They are where every song
 * starts from, no more: see `sungOdds`.
 */
const CLUES: readonly Clue[] = [
  { of: ({ level }) => level.mean(5), mean: -7.8, spread: 6.9, weight: 3.5 },
  { of: ({ level }) => level.spread(10), mean: 4.2, spread: 2.2, weight: 1.1 },
  { of: ({ motion }) => motion.mean(5), mean: 4.6, spread: 4.2, weight: 0.9 },
  { of: ({ bands }) => meanOf(bands.slice(1, 6).map((band) => band.spread(8))), mean: 6.6, spread: 2.5, weight: 0 },
  { of: ({ share }) => share.mean(4), mean: -3.8, spread: 3.4, weight: 0.2 },
  { of: ({ pitch }) => pitch.mean(0), mean: 8, spread: 0.6, weight: 0.5 },
  ...(
    [
      [-14, 16, 1],
      [-10, 8, 1.1],
      [-18, 8.7, 0],
      [-20, 8.4, -0.5],
      [-20, 8.7, -1],
      [-19, 7.6, 1.3],
      [-26, 7.8, -0.3],
    ] as const
  ).map(([mean, spread, weight], band) => ({
    of: ({ bands }: Surroundings) => bands[band]!.mean(3),
    ...{ mean, spread, weight },
  })),
]
const START = 0.8
/** Levels count from the one that a tenth of the frames exceeds. */
const LOUD = 0.9
const SOFTEST_DB = -50
/** A voice slides. A jump of more than a semitone between frames counts as no motion, a fast slide as `MOST_CENTS` at most. */
const JUMP_CENTS = 100
const MOST_CENTS = 30

/** Rounds of learning, steps a round, size of a step, and the strength that pulls weights back to their start. */
const ROUNDS = 8
const STEPS = 60
const STEP = 3
const LOYALTY = 0.02
/** Odds are smoothed over this many frames on both sides before a song learns from them. */
const SMOOTH_FRAMES = 6
/** A song learns only from frames this far from the border, and only if there are enough of them on both sides. */
const SURE = 0.4
const LEAST_FRAMES = 20
const FARTHEST = 3
/** Where the border between both kinds of frames may lie: while a song learns, and after. */
const BORDERS = { learning: [-0.5, 1.2], learned: [-0.5, 0.5] } as const

/**
 * Log odds that somebody sings, for all frames of a song in order; above 0 somebody does. The usual weights label the frames of
 * which they are sure. From these labels each song learns how its own singer differs from its own band (self-training, Yarowsky
 * 1995), without moving far from the usual weights.
 */
export function sungOdds(frames: readonly FrameFeatures[]): Float64Array {
  const clues = cluesOf(frames)
  const start = Float64Array.from([...CLUES.map(({ weight }) => weight), START])
  const weights = start.slice()
  let odds = oddsBy(weights, clues)
  let learned = false
  for (let round = 0; round < ROUNDS; round++) {
    const smooth = smoothed(odds, SMOOTH_FRAMES)
    const border = clamp(borderOf(smooth), ...BORDERS.learning)
    const labels = smooth.map((value) => (value > border + SURE ? 1 : value < border - SURE ? 0 : -1))
    const counts = [0, 1].map((kind) => labels.reduce((sum, label) => sum + (label === kind ? 1 : 0), 0))
    if (Math.min(...counts) < LEAST_FRAMES) break
    for (let step = 0; step < STEPS; step++) learn(weights, start, clues, labels, counts)
    odds = oddsBy(weights, clues)
    learned = true
  }
  const border = learned ? clamp(borderOf(smoothed(odds, SMOOTH_FRAMES)), ...BORDERS.learned) : 0
  // Short songs teach little: what is usual may still say that somebody sings.
  const usual = oddsBy(start, clues)
  return odds.map((value, frame) => Math.max(value - border, usual[frame]!))
}

type Series = { mean(reach: number): number; spread(reach: number): number }
/** What is heard around one frame. */
type Surroundings = Readonly<Record<'level' | 'share' | 'motion' | 'pitch', Series>> & {
  readonly bands: readonly Series[]
}

/** Clues of every frame, on one scale, and a 1 for what counts always. */
function cluesOf(frames: readonly FrameFeatures[]): Float64Array[] {
  const loud = frames.map(({ levelDb }) => levelDb).sort((a, b) => a - b)[Math.floor(LOUD * (frames.length - 1))] ?? 0
  let at = 0
  const series = (of: (frame: FrameFeatures, next: FrameFeatures) => number): Series => {
    const values = frames.map((frame, index) => of(frame, frames[index + 1] ?? frame))
    const value = (index: number) => values[clamp(index, 0, values.length - 1)]!
    const mean = (reach: number) => {
      let sum = 0
      for (let off = -reach; off <= reach; off++) sum += value(at + off)
      return sum / (2 * reach + 1)
    }
    const spread = (reach: number) => {
      const middle = mean(reach)
      let square = 0
      for (let off = -reach; off <= reach; off++) square += (value(at + off) - middle) ** 2
      return Math.sqrt(square / (2 * reach + 1))
    }
    return { mean, spread }
  }
  const surroundings: Surroundings = {
    level: series(({ levelDb }) => Math.max(SOFTEST_DB, levelDb - loud)),
    share: series(({ shareDb }) => shareDb),
    motion: series(({ exactOctaves }, next) => {
      const cents = 1200 * Math.abs(next.exactOctaves - exactOctaves)
      return cents < JUMP_CENTS ? Math.min(MOST_CENTS, cents) : 0
    }),
    pitch: series(({ pathOctaves }) => pathOctaves),
    bands: Array.from({ length: BANDS }, (_, band) => series(({ bandsDb }) => bandsDb[band]!)),
  }
  return frames.map((_, index) => {
    at = index
    const values = CLUES.map(({ of, mean, spread }) => clamp((of(surroundings) - mean) / spread, -FARTHEST, FARTHEST))
    return Float64Array.from([...values, 1])
  })
}

const oddsBy = (weights: Float64Array, clues: readonly Float64Array[]) =>
  Float64Array.from(clues, (values) => dot(weights, values))

/** One step of gradient descent towards labels, both kinds counting alike, and back to the start. */
function learn(
  weights: Float64Array,
  start: Float64Array,
  clues: readonly Float64Array[],
  labels: Float64Array,
  counts: readonly number[],
): void {
  const change = weights.map((weight, clue) => -LOYALTY * (weight - start[clue]!))
  const clueCount = change.length
  for (let frame = 0; frame < clues.length; frame++) {
    const label = labels[frame]!
    if (label < 0) continue
    const values = clues[frame]!
    const error = (label - 1 / (1 + Math.exp(-dot(weights, values)))) / (2 * counts[label]!)
    for (let clue = 0; clue < clueCount; clue++) change[clue]! += error * values[clue]!
  }
  for (let clue = 0; clue < weights.length; clue++) weights[clue]! += STEP * change[clue]!
}

/** The value that parts others into two groups which differ most (Otsu 1979). */
function borderOf(values: Float64Array): number {
  const sorted = values.toSorted()
  const total = sorted.reduce((sum, value) => sum + value, 0)
  let [below, most, border] = [0, 0, 0]
  for (let count = 1; count < sorted.length; count++) {
    below += sorted[count - 1]!
    const rest = sorted.length - count
    const between = count * rest * (below / count - (total - below) / rest) ** 2
    if (between > most) [most, border] = [between, (sorted[count - 1]! + sorted[count]!) / 2]
  }
  return border
}

function smoothed(values: Float64Array, reach: number): Float64Array {
  return values.map((_, at) => meanOf(values.subarray(Math.max(0, at - reach), at + reach + 1)))
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

const meanOf = (values: ArrayLike<number>) =>
  (Array.prototype.reduce.call(values, (sum, value) => (sum as number) + (value as number), 0) as number) /
  values.length
