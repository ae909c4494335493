import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { createPeakDetector, DETECTOR_DELAY_SAMPLES } from './true-peak.ts'

/** Holds the true peak of both channels at a ceiling. What comes out is `delaySamples` late. */
export type Limiter = {
  readonly delaySamples: number
  /** In place; `left` and `right` are of one length ≤ the block size that it was made for. */
  process(left: Float32Array, right: Float32Array): void
}

/** The gain has this long to come down before a peak; twice a moving average of half of it, so it has no corners. */
const HALF_SAMPLES = Math.round(0.0015 * SAMPLE_RATE)
const RELEASE_SEC = 0.08

export function createLimiter(ceiling: number, blockSamples: number): Limiter {
  const lookahead = 2 * HALF_SAMPLES
  const delaySamples = lookahead + DETECTOR_DELAY_SAMPLES
  const detector = createPeakDetector()
  const lowest = createSlidingMinimum(lookahead + 1)
  const release = Math.exp(-1 / (RELEASE_SEC * SAMPLE_RATE))
  const first = createMovingAverage(HALF_SAMPLES)
  const second = createMovingAverage(HALF_SAMPLES)
  const peaks = new Float32Array(blockSamples)
  const delayLeft = createDelay(delaySamples)
  const delayRight = createDelay(delaySamples)
  let held = 1
  return {
    delaySamples,
    process(left, right) {
      const block = peaks.subarray(0, left.length)
      detector.detect(left, right, block, ceiling)
      delayLeft(left)
      delayRight(right)
      for (let index = 0; index < left.length; index++) {
        const needed = lowest(Math.min(1, ceiling / Math.max(block[index]!, 1e-9)))
        held = needed < held ? needed : needed + release * (held - needed)
        const gain = second(first(held))
        left[index]! *= gain
        right[index]! *= gain
      }
    },
  }
}

function createDelay(lengthSamples: number): (samples: Float32Array) => void {
  const ring = new Float32Array(lengthSamples)
  let at = 0
  return (samples) => {
    for (let index = 0; index < samples.length; index++) {
      const past = ring[at]!
      ring[at] = samples[index]!
      samples[index] = past
      at = at + 1 === lengthSamples ? 0 : at + 1
    }
  }
}

/** Mean of the last `lengthSamples` values, ones before the first. */
function createMovingAverage(lengthSamples: number): (value: number) => number {
  const ring = new Float64Array(lengthSamples).fill(1)
  let at = 0
  let sum = lengthSamples
  return (value) => {
    sum += value - ring[at]!
    ring[at] = value
    at = at + 1 === lengthSamples ? 0 : at + 1
    return sum / lengthSamples
  }
}

/** Smallest of the last `lengthSamples` values, in constant time on average (D. Lemire 2006). */
function createSlidingMinimum(lengthSamples: number): (value: number) => number {
  const values = new Float64Array(lengthSamples + 1)
  const times = new Float64Array(lengthSamples + 1)
  const size = lengthSamples + 1
  let head = 0
  let count = 0
  let now = 0
  return (value) => {
    while (count > 0 && values[(head + count - 1) % size]! >= value) count--
    const tail = (head + count) % size
    values[tail] = value
    times[tail] = now
    count++
    if (times[head]! <= now - lengthSamples) {
      head = (head + 1) % size
      count--
    }
    now++
    return values[head]!
  }
}
