import { SAMPLE_RATE } from '../pcm/pcm.ts'
import { gainOf } from './decibels.ts'

/** Makes room for the voice: how far it is there, 0..1, drawn per sample from what is sung. */
export type Ducker = {
  /** Writes the presence of the voice for the block that `left` and `right` hold. */
  follow(left: Float32Array, right: Float32Array): void
  /** Lowers both channels by up to `depthDb` where the voice is. */
  duck(left: Float32Array, right: Float32Array, depthDb: number): void
}

const ATTACK_SEC = 0.03
const RELEASE_SEC = 0.35
/** Level at which the voice counts as wholly there. */
const FULL_LEVEL = 0.06

export function createDucker(blockSamples: number): Ducker {
  const presence = new Float32Array(blockSamples)
  const attack = Math.exp(-1 / (ATTACK_SEC * SAMPLE_RATE))
  const release = Math.exp(-1 / (RELEASE_SEC * SAMPLE_RATE))
  let lastLevel = 0
  let any = false
  return {
    follow(left, right) {
      let level = lastLevel
      any = false
      for (let index = 0; index < left.length; index++) {
        const now = Math.min(1, (Math.abs(left[index]!) + Math.abs(right[index]!)) / (2 * FULL_LEVEL))
        level = now + (now > level ? attack : release) * (level - now)
        presence[index] = level
        if (level > 0.001) any = true
      }
      lastLevel = level
    },
    duck(left, right, depthDb) {
      if (!any || depthDb === 0) return
      const depth = 1 - gainOf(-depthDb)
      for (let index = 0; index < left.length; index++) {
        const gain = 1 - depth * presence[index]!
        left[index]! *= gain
        right[index]! *= gain
      }
    },
  }
}
