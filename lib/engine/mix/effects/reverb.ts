import type { InstrumentAssets } from '../../assets.ts'
import { createEffect } from '../../instruments/program.ts'
import { SAMPLE_RATE } from '../../pcm/pcm.ts'
import type { Room } from '../channels/profile.ts'

/** Time that a room takes to fall silent, in units of its decay: 60 dB are one. */
const RINGS_DECAYS = 2

/** A room that hears what is sent to it and comes back wet, in place. It rests once it has rung out. */
export function createReverb(assets: InstrumentAssets, settings: Room) {
  const room = createRoom(assets, settings)
  const ring = createRing(settings)
  return {
    process(left: Float32Array, right: Float32Array): void {
      if (ring.goesOn(left, right)) room.process(left, right)
    },
  }
}

/** A room that never rests. */
export const createRoom = (assets: InstrumentAssets, settings: Room) =>
  createEffect(assets, { program: 'room', settings })

/** Knows whether a room still rings, by what is sent to it. */
export function createRing(settings: Room) {
  const ringSamples = RINGS_DECAYS * settings.decaySec * SAMPLE_RATE
  let silentSamples = ringSamples
  return {
    /** With the next block of what is sent. */
    goesOn(left: Float32Array, right: Float32Array): boolean {
      silentSamples = isSilent(left) && isSilent(right) ? silentSamples + left.length : 0
      return silentSamples < ringSamples
    },
  }
}

/** Far below hearing; filters before the room never come to rest by themselves. */
function isSilent(samples: Float32Array): boolean {
  for (let index = 0; index < samples.length; index++) if (Math.abs(samples[index]!) > 1e-6) return false
  return true
}
