import { createWavFile } from '../codec/wav.ts'
import { BLOCK_SAMPLES } from '../instruments/program.ts'

/**
 * Keeps one part of a song while its final level is still unknown, in the memory of the WAV file that it will become:
 * 16 bits a sample with a scale of its own for each block, so that nothing is lost before the last rounding.
 */
export type StemBuffer = ReturnType<typeof createStemBuffer>

const LARGEST = 32_767

export function createStemBuffer(blocks: number, comment: string) {
  const file = createWavFile(blocks * BLOCK_SAMPLES, comment)
  const { samples } = file
  const scales = new Float32Array(blocks)
  return {
    put(block: number, left: Float32Array, right: Float32Array): void {
      let loudest = 0
      for (let index = 0; index < BLOCK_SAMPLES; index++) {
        loudest = Math.max(loudest, Math.abs(left[index]!), Math.abs(right[index]!))
      }
      scales[block] = loudest / LARGEST
      if (loudest === 0) return
      const scale = LARGEST / loudest
      const at = block * BLOCK_SAMPLES * 2
      for (let index = 0; index < BLOCK_SAMPLES; index++) {
        samples[at + 2 * index] = Math.round(left[index]! * scale)
        samples[at + 2 * index + 1] = Math.round(right[index]! * scale)
      }
    },

    /** Adds the block, times `gain`, to both channels. */
    addTo(block: number, left: Float32Array, right: Float32Array, gain: number): void {
      const scale = scales[block]! * gain
      if (scale === 0) return
      const at = block * BLOCK_SAMPLES * 2
      for (let index = 0; index < BLOCK_SAMPLES; index++) {
        left[index]! += samples[at + 2 * index]! * scale
        right[index]! += samples[at + 2 * index + 1]! * scale
      }
    },

    /** Largest absolute sample of the block. */
    peak: (block: number): number => scales[block]! * LARGEST,

    /** Turns the block into its final samples, each times `gain` and `envelope`. It cannot be read any more. */
    settle(block: number, gain: number, envelope: Float32Array): void {
      // What was never written stays memory that was never taken.
      if (scales[block] === 0) return
      const scale = scales[block]! * gain * LARGEST
      const at = block * BLOCK_SAMPLES * 2
      for (let index = 0; index < BLOCK_SAMPLES; index++) {
        const factor = scale * envelope[index]!
        samples[at + 2 * index] = Math.round(samples[at + 2 * index]! * factor)
        samples[at + 2 * index + 1] = Math.round(samples[at + 2 * index + 1]! * factor)
      }
    },

    finish: file.cut,
  }
}
