import { BINS, FRAME_SAMPLES } from './frames.ts'

/** The lowest pitch that a voice may have. */
export const LOW_HZ = 80
const STEPS = 200
const STEP_CENTS = 20
const HARMONICS = 10
const HARMONIC_DECAY = 0.8
const HIGHEST_HZ = 6000
/** Width of what is taken off as the spectrum's own level. */
const LEVEL_HZ = 600
/** The furthest that a voice moves from frame to frame, and the price of a step. */
const FARTHEST_STEPS = 12
const STEP_PRICE = 0.02
/** Frames whose best is so far below the loudest until then weigh less. */
const SURE_AT = 0.1
const SILENT = 1e-12

/**
 * Finds the pitch of a voice in frames that are given in order: the smoothest path through the most salient pitches
 * (Viterbi). What is said of a frame rests on those after it too, on `reach` of them at most.
 */
export function createMelodyPath(sampleRate: number, reach: number) {
  const hzOf = (step: number) => LOW_HZ * 2 ** ((step * STEP_CENTS) / 1200)
  const binHz = sampleRate / FRAME_SAMPLES
  const places = Array.from({ length: STEPS }, (_, step) =>
    Uint16Array.from({ length: HARMONICS }, (_, harmonic) =>
      Math.min(BINS - 2, Math.floor(((harmonic + 1) * hzOf(step)) / binHz)),
    ),
  )
  const peaksOf = createLevel(Math.round(LEVEL_HZ / binHz), Math.min(BINS, Math.round(HIGHEST_HZ / binHz)))
  const salience = new Float32Array(STEPS)
  const cameFrom = Array.from({ length: reach + 1 }, () => new Uint8Array(STEPS))
  let worths = new Float64Array(STEPS)
  let next = new Float64Array(STEPS)
  let loudest = SILENT
  let frames = 0

  return {
    /** `magnitude` and `mask`: BINS values each. */
    push(magnitude: Float32Array, mask: Float32Array): void {
      measureSalience(peaksOf(magnitude, mask), places, salience)
      const best = Math.max(SILENT, ...salience)
      loudest = Math.max(loudest, best)
      followPaths(
        worths,
        salience,
        Math.min(1, best / (SURE_AT * loudest)) / best,
        next,
        cameFrom[frames % (reach + 1)]!,
      )
      ;[worths, next] = [next, worths]
      frames++
    },
    /** Hertz of the frame that was given `ago` frames before the last one, at most `reach`. */
    hzOf(ago: number): number {
      let step = worths.indexOf(Math.max(...worths))
      for (let back = 0; back < ago; back++) step = cameFrom[(frames - 1 - back) % (reach + 1)]![step]!
      return hzOf(step)
    },
  }
}

/** Harmonic sums (Klapuri 2006; Salamon and Gomez 2012) of compressed magnitudes above their own level. */
function measureSalience(peaks: Float32Array, places: readonly Uint16Array[], into: Float32Array): void {
  for (const [step, bins] of places.entries()) {
    let sum = 0
    let weight = 1
    for (const bin of bins) {
      weight *= HARMONIC_DECAY
      sum += weight * Math.max(peaks[bin]!, peaks[bin + 1]!)
    }
    into[step] = sum
  }
}

function createLevel(width: number, bins: number) {
  const compressed = new Float32Array(BINS)
  const sums = new Float64Array(BINS + 1)
  const above = new Float32Array(BINS)
  return (magnitude: Float32Array, mask: Float32Array): Float32Array => {
    for (let bin = 0; bin < BINS; bin++) {
      compressed[bin] = Math.sqrt(mask[bin]! * magnitude[bin]!)
      sums[bin + 1] = sums[bin]! + compressed[bin]!
    }
    for (let bin = 1; bin < bins; bin++) {
      const from = Math.max(0, bin - width)
      const to = Math.min(BINS, bin + width)
      above[bin] = Math.max(0, compressed[bin]! - (sums[to]! - sums[from]!) / (to - from))
    }
    return above
  }
}

/** Goes on with the path that ends on each step by one frame, and notes where it came from. */
function followPaths(
  worths: Float64Array,
  salience: Float32Array,
  weight: number,
  next: Float64Array,
  cameFrom: Uint8Array,
): void {
  for (let step = 0; step < STEPS; step++) {
    const last = Math.min(STEPS - 1, step + FARTHEST_STEPS)
    let from = step
    let most = Number.NEGATIVE_INFINITY
    for (let other = Math.max(0, step - FARTHEST_STEPS); other <= last; other++) {
      const worth = worths[other]! - STEP_PRICE * Math.abs(step - other)
      if (worth > most) {
        most = worth
        from = other
      }
    }
    next[step] = most + weight * salience[step]!
    cameFrom[step] = from
  }
}
