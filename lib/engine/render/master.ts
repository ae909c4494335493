import { gainOf } from '../dsp/decibels.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'
import { createLimiter } from '../mix/dynamics/limiter.ts'
import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { StemBuffer } from './stem-buffer.ts'

/** True peak of what leaves the limiter. MP3 at 192 kbit/s overshoots it, by up to 1.7 dB. */
export const CEILING = gainOf(-3)

/** A part of a song that can be read as often as is needed. */
export type PlayedPart = Pick<StemBuffer, 'addTo'>

export type PlayedSong<Part = PlayedPart> = {
  readonly vocals: Part
  readonly instrumental: Part
  /** From the start to where the last tail has died away. */
  readonly blocks: number
  /** The end fades for so long. */
  readonly fadeSec: number
}

export type MasterGains = { readonly vocalGain: number; readonly masterGain: number }

/** Gives the finished stereo blocks in order; both arrays are overwritten by the next block. */
export type Heard = (left: Float32Array, right: Float32Array, block: number) => void

/** Adds the parts, fades the end, limits. What `heard` is given is in time: the limiter's delay is taken out. */
export function master(song: PlayedSong, { vocalGain, masterGain }: MasterGains, heard: Heard): void {
  const limiter = createLimiter(CEILING, BLOCK_SAMPLES)
  const left = new Float32Array(BLOCK_SAMPLES)
  const right = new Float32Array(BLOCK_SAMPLES)
  const earlier = { left: new Float32Array(BLOCK_SAMPLES), right: new Float32Array(BLOCK_SAMPLES) }
  const envelope = new Float32Array(BLOCK_SAMPLES)
  const late = limiter.delaySamples
  for (let block = 0; block <= song.blocks; block++) {
    left.fill(0)
    right.fill(0)
    if (block < song.blocks) {
      song.vocals.addTo(block, left, right, vocalGain * masterGain)
      song.instrumental.addTo(block, left, right, masterGain)
      if (fadeEnvelope(song, block, envelope)) {
        for (let index = 0; index < BLOCK_SAMPLES; index++) {
          left[index]! *= envelope[index]!
          right[index]! *= envelope[index]!
        }
      }
    }
    limiter.process(left, right)
    if (block > 0) {
      // The first `late` samples of this block finish the block before.
      earlier.left.set(left.subarray(0, late), BLOCK_SAMPLES - late)
      earlier.right.set(right.subarray(0, late), BLOCK_SAMPLES - late)
      heard(earlier.left, earlier.right, block - 1)
    }
    earlier.left.set(left.subarray(late))
    earlier.right.set(right.subarray(late))
  }
}

/** 1 until the last seconds, then a raised cosine down to 0. True once it is below 1. */
export function fadeEnvelope(
  song: Pick<PlayedSong, 'blocks' | 'fadeSec'>,
  block: number,
  envelope: Float32Array,
): boolean {
  const fadeSamples = song.fadeSec * SAMPLE_RATE
  const left = (song.blocks - block) * BLOCK_SAMPLES
  if (left > fadeSamples + BLOCK_SAMPLES) {
    envelope.fill(1)
    return false
  }
  for (let index = 0; index < envelope.length; index++) {
    const rest = Math.min(1, Math.max(0, (left - index - 1) / fadeSamples))
    envelope[index] = 0.5 - 0.5 * Math.cos(Math.PI * rest)
  }
  return true
}
