import { gainOf } from '../../dsp/decibels.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import { type Score, secondsAt } from '../../score/score.ts'

/** A hand on the faders: fuller sections are louder and wider than emptier ones. */
export type Ride = {
  /** Goes on to the next block. */
  follow(): void
  /** Brings both channels of the block to the section's level, by this share of it, in place. */
  level(left: Float32Array, right: Float32Array, share: number): void
  /** Brings the sides to the section's width, in place. */
  widen(left: Float32Array, right: Float32Array): void
}

/** A section of this energy stays as it is. */
const USUAL_ENERGY = 0.62
const DB_PER_ENERGY = 7.5
const MOST_DB = 3
const WIDTH_PER_ENERGY = 0.8
const MOST_WIDTH = 0.25
/** Time to come near to a new section's level, and how long before it the hand begins. */
const MOVE_SEC = 0.04
const AHEAD_SEC = 0.06

export function createRide(score: Score, blockSamples: number): Ride {
  const smoothing = 1 - Math.exp(-blockSamples / SAMPLE_RATE / MOVE_SEC)
  const starts = score.sections.map(({ startBeat }) => secondsAt(score, startBeat) - AHEAD_SEC)
  const aims = score.sections.map(({ energy }) => ({
    db: within(DB_PER_ENERGY * (energy - USUAL_ENERGY), MOST_DB),
    width: 1 + within(WIDTH_PER_ENERGY * (energy - USUAL_ENERGY), MOST_WIDTH),
  }))
  let block = 0
  let before = aims[0] ?? { db: 0, width: 1 }
  let now = before
  return {
    follow() {
      const sec = (block++ * blockSamples) / SAMPLE_RATE
      const aim =
        aims[
          Math.max(
            0,
            starts.findLastIndex((start) => start <= sec),
          )
        ] ?? now
      before = now
      now = { db: now.db + smoothing * (aim.db - now.db), width: now.width + smoothing * (aim.width - now.width) }
    },
    level(left, right, share) {
      const from = gainOf(share * before.db)
      const slope = (gainOf(share * now.db) - from) / left.length
      for (let index = 0; index < left.length; index++) {
        const gain = from + slope * index
        left[index]! *= gain
        right[index]! *= gain
      }
    },
    widen(left, right) {
      const slope = (now.width - before.width) / left.length
      for (let index = 0; index < left.length; index++) {
        const middle = (left[index]! + right[index]!) / 2
        const side = ((left[index]! - right[index]!) / 2) * (before.width + slope * index)
        left[index] = middle + side
        right[index] = middle - side
      }
    },
  }
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))
