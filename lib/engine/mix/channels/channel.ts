import { type Coefficients, createFilter, createStereoFilter } from '../../dsp/biquad.ts'
import { gainOf } from '../../dsp/decibels.ts'

export type ChannelSettings = {
  readonly eq: readonly Coefficients[]
  readonly gainDb: number
  /** −1 left … 1 right. */
  readonly pan: number
}

/** Equaliser, level and balance of one stereo track, in place. */
export type Channel = { process(left: Float32Array, right: Float32Array): void }

export function createChannel({ eq, gainDb, pan }: ChannelSettings): Channel {
  const filter = createStereoFilter(eq)
  const angle = ((pan + 1) * Math.PI) / 4
  const toLeft = gainOf(gainDb) * Math.SQRT2 * Math.cos(angle)
  const toRight = gainOf(gainDb) * Math.SQRT2 * Math.sin(angle)
  return {
    process(left, right) {
      filter.process(left, right)
      for (let index = 0; index < left.length; index++) {
        left[index]! *= toLeft
        right[index]! *= toRight
      }
    },
  }
}

/** Takes the difference between the channels out of the lows, in place. */
export function createMonoLows(filter: Coefficients): Channel {
  const sides = createFilter([filter, filter])
  let side = new Float32Array(0)
  return {
    process(left, right) {
      if (side.length !== left.length) side = new Float32Array(left.length)
      for (let index = 0; index < left.length; index++) {
        const middle = (left[index]! + right[index]!) / 2
        side[index] = (left[index]! - right[index]!) / 2
        left[index] = middle
      }
      sides.process(side)
      for (let index = 0; index < left.length; index++) {
        const middle = left[index]!
        left[index] = middle + side[index]!
        right[index] = middle - side[index]!
      }
    },
  }
}
