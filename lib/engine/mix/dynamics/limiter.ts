import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { createPeakDetector, DETECTOR_DELAY_SAMPLES } from '../meters/true-peak.ts'

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
  const peaks = new Float32Array(blockSamples)
  const gains = new Float64Array(blockSamples)
  const stages = [
    createSlidingMinimum(lookahead + 1),
    createRelease(),
    createMovingAverage(HALF_SAMPLES),
    createMovingAverage(HALF_SAMPLES),
  ]
  const delayLeft = createDelay(delaySamples, blockSamples)
  const delayRight = createDelay(delaySamples, blockSamples)
  return {
    delaySamples,
    process(left, right) {
      const block = peaks.subarray(0, left.length)
      const gain = gains.subarray(0, left.length)
      detector.detect(left, right, block, ceiling)
      for (let index = 0; index < gain.length; index++)
        gain[index] = Math.min(1, ceiling / Math.max(block[index]!, 1e-9))
      for (const stage of stages) stage(gain)
      delayLeft(left)
      delayRight(right)
      for (let index = 0; index < gain.length; index++) {
        left[index]! *= gain[index]!
        right[index]! *= gain[index]!
      }
    },
  }
}

/** Takes the next values of a gain that started at 1, and puts others in their place. */
type Stage = (values: Float64Array) => void

/** Down at once, up slowly. */
function createRelease(): Stage {
  const slowness = Math.exp(-1 / (RELEASE_SEC * SAMPLE_RATE))
  let last = 1
  return (values) => {
    let held = last
    for (let index = 0; index < values.length; index++) {
      const needed = values[index]!
      held = needed < held ? needed : needed + slowness * (held - needed)
      values[index] = held
    }
    last = held
  }
}

function createDelay(lengthSamples: number, blockSamples: number): (samples: Float32Array) => void {
  /** What has not come out yet, then the new samples. */
  const queue = new Float32Array(lengthSamples + blockSamples)
  return (samples) => {
    queue.set(samples, lengthSamples)
    samples.set(queue.subarray(0, samples.length))
    queue.copyWithin(0, samples.length, samples.length + lengthSamples)
  }
}

/** Mean of the last `lengthSamples` values. */
function createMovingAverage(lengthSamples: number): Stage {
  const ring = new Float64Array(lengthSamples).fill(1)
  let at = 0
  let total = lengthSamples
  return (values) => {
    let sum = total
    for (let index = 0; index < values.length; index++) {
      const value = values[index]!
      sum += value - ring[at]!
      ring[at] = value
      at = at + 1 === lengthSamples ? 0 : at + 1
      values[index] = sum / lengthSamples
    }
    total = sum
  }
}

/** Smallest of the last `lengthSamples` values, in constant time on average (D. Lemire 2006). */
function createSlidingMinimum(lengthSamples: number): Stage {
  const size = lengthSamples + 1
  const kept = new Float64Array(size)
  const times = new Int32Array(size)
  const wrapped = (at: number) => (at < size ? at : at - size)
  let head = 0
  let count = 0
  let now = 0
  return (values) => {
    for (let index = 0; index < values.length; index++) {
      const value = values[index]!
      while (count > 0 && kept[wrapped(head + count - 1)]! >= value) count--
      const tail = wrapped(head + count)
      kept[tail] = value
      times[tail] = now
      count++
      if (times[head]! <= now - lengthSamples) {
        head = wrapped(head + 1)
        count--
      }
      now++
      values[index] = kept[head]!
    }
  }
}
