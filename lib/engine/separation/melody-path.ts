import { BINS, FRAME_SAMPLES } from './frames.ts'

const LOW_HZ = 80
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
/** Frames whose best is so far below the loudest weigh less. */
const SURE_AT = 0.1

/** Finds the pitch of the voice in frames that are given in order. */
export function createMelodyPath(sampleRate: number) {
  const hzOf = (step: number) => LOW_HZ * 2 ** ((step * STEP_CENTS) / 1200)
  const binHz = sampleRate / FRAME_SAMPLES
  const places = Array.from({ length: STEPS }, (_, step) =>
    Uint16Array.from({ length: HARMONICS }, (_, harmonic) =>
      Math.min(BINS - 2, Math.floor(((harmonic + 1) * hzOf(step)) / binHz)),
    ),
  )
  const saliences: Float32Array[] = []
  const level = createLevel(Math.round(LEVEL_HZ / binHz), Math.min(BINS, Math.round(HIGHEST_HZ / binHz)))

  return {
    /** Harmonic sums (Klapuri 2006; Salamon and Gomez 2012) of compressed magnitudes above their own level. */
    push(magnitude: Float32Array, mask: Float32Array): void {
      const peaks = level(magnitude, mask)
      saliences.push(
        Float32Array.from(places, (bins) => {
          let sum = 0
          let weight = 1
          for (const bin of bins) {
            weight *= HARMONIC_DECAY
            sum += weight * Math.max(peaks[bin]!, peaks[bin + 1]!)
          }
          return sum
        }),
      )
    },
    /** Hertz for each frame: the smoothest path through the most salient pitches (Viterbi). */
    finish(): Float32Array {
      return Float32Array.from(bestPath(saliences), hzOf)
    },
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

function bestPath(saliences: readonly Float32Array[]): Int16Array {
  const loudest = saliences.reduce((most, salience) => salience.reduce((a, b) => (a > b ? a : b), most), 1e-12)
  const cameFrom = saliences.map(() => new Int16Array(STEPS))
  let costs = new Float64Array(STEPS)
  for (const [frame, salience] of saliences.entries()) {
    const best = salience.reduce((a, b) => (a > b ? a : b), 1e-12)
    const weight = Math.min(1, best / (SURE_AT * loudest)) / best
    const next = new Float64Array(STEPS)
    for (let step = 0; step < STEPS; step++) {
      let from = step
      let most = Number.NEGATIVE_INFINITY
      for (
        let other = Math.max(0, step - FARTHEST_STEPS);
        other <= Math.min(STEPS - 1, step + FARTHEST_STEPS);
        other++
      ) {
        const value = costs[other]! - STEP_PRICE * Math.abs(step - other)
        if (value > most) {
          most = value
          from = other
        }
      }
      next[step] = most + weight * salience[step]!
      cameFrom[frame]![step] = from
    }
    costs = next
  }
  const path = new Int16Array(saliences.length)
  let step = costs.indexOf(Math.max(...costs))
  for (let frame = saliences.length - 1; frame >= 0; frame--) {
    path[frame] = step
    step = cameFrom[frame]![step]!
  }
  return path
}
