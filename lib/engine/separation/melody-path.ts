import { clamp } from '../dsp/interpolate.ts'
import { BINS, FRAME_SAMPLES } from './frames.ts'

/** The lowest pitch that a voice may have. */
export const LOW_HZ = 80
const STEPS = 200
const STEP_CENTS = 20
const HARMONICS = 10
const HARMONIC_DECAY = 0.8
/** What lies halfway between harmonics counts against a pitch by this. */
const HALFWAY_PRICE = 0.3
/** Nothing above is listened to. */
export const HIGHEST_HZ = 6000
/** Width of what is taken off as the spectrum's own level. */
const LEVEL_HZ = 600
/** Nothing below is a voice's, and from a little higher on all may be. */
const DEEP_HZ = 90
const VOICE_HZ = 150
/** How magnitudes are lifted with frequency, since basses are louder than they matter. */
const LIFT = 0.3
/** The furthest that a voice moves from frame to frame, and the price of a step. */
const FARTHEST_STEPS = 12
const STEP_PRICE = 0.03
/** The loudest pitch until now, by which others are weighed, is forgotten by this a frame: by half in 16 seconds. */
const LOUDEST_KEPT = 0.999
const SILENT = 1e-12

/**
 * Finds the pitch of a voice in frames that are given in order: the smoothest path through the most salient pitches
 * (Viterbi). What is said of a frame rests on those after it too, on `reach` of them at most.
 */
export function createMelodyPath(sampleRate: number, reach: number) {
  const hzOf = (step: number) => LOW_HZ * 2 ** ((step * STEP_CENTS) / 1200)
  const binHz = sampleRate / FRAME_SAMPLES
  const placesOf = (above: number) =>
    Array.from({ length: STEPS }, (_, step) =>
      Uint16Array.from({ length: HARMONICS }, (_, harmonic) =>
        Math.min(BINS - 2, Math.floor(((harmonic + above) * hzOf(step)) / binHz)),
      ),
    )
  const places = { on: placesOf(1), between: placesOf(0.5) }
  const peaksOf = createLevel(binHz)
  const salience = new Float32Array(STEPS)
  const cameFrom = Array.from({ length: reach + 1 }, () => new Uint8Array(STEPS))
  let worths = new Float64Array(STEPS)
  let next = new Float64Array(STEPS)
  let loudest = SILENT
  let frames = 0

  return {
    /** `magnitude`: BINS values. */
    push(magnitude: Float32Array): void {
      measureSalience(peaksOf(magnitude), places, salience)
      loudest = Math.max(SILENT, loudest * LOUDEST_KEPT, ...salience)
      followPaths(worths, salience, 1 / loudest, next, cameFrom[frames % (reach + 1)]!)
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

type Places = { readonly on: readonly Uint16Array[]; readonly between: readonly Uint16Array[] }

/**
 * Harmonic sums (Klapuri 2006; Salamon and Gomez 2012) of magnitudes above their own level, less what is found between the
 * harmonics (Camacho and Harris 2008): there lie those of the octave below.
 */
function measureSalience(peaks: Float32Array, { on, between }: Places, into: Float32Array): void {
  const peak = (bin: number) => Math.max(peaks[bin]!, peaks[bin + 1]!)
  for (let step = 0; step < STEPS; step++) {
    let sum = 0
    let weight = 1
    for (let harmonic = 0; harmonic < HARMONICS; harmonic++) {
      weight *= HARMONIC_DECAY
      sum += weight * (peak(on[step]![harmonic]!) - HALFWAY_PRICE * peak(between[step]![harmonic]!))
    }
    into[step] = Math.max(0, sum)
  }
}

/** Lifts the magnitudes where voices are, and takes their level off. */
function createLevel(binHz: number) {
  const width = Math.round(LEVEL_HZ / binHz)
  const bins = Math.min(BINS, Math.round(HIGHEST_HZ / binHz))
  const lift = Float32Array.from({ length: BINS }, (_, bin) => {
    const hz = bin * binHz
    return clamp((hz - DEEP_HZ) / (VOICE_HZ - DEEP_HZ), 0, 1) * hz ** LIFT
  })
  const lifted = new Float32Array(BINS)
  const sums = new Float64Array(BINS + 1)
  const above = new Float32Array(BINS)
  const heard = Math.min(BINS, bins + width)
  return (magnitude: Float32Array): Float32Array => {
    for (let bin = 0; bin < heard; bin++) {
      lifted[bin] = lift[bin]! * magnitude[bin]!
      sums[bin + 1] = sums[bin]! + lifted[bin]!
    }
    for (let bin = 1; bin < bins; bin++) {
      const from = Math.max(0, bin - width)
      const to = Math.min(heard, bin + width)
      above[bin] = Math.max(0, lifted[bin]! - (sums[to]! - sums[from]!) / (to - from))
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
