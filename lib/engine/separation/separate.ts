import type { Pffft } from '../assets.ts'
import { clamp } from '../dsp/interpolate.ts'
import { createStft } from '../dsp/stft.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { BINS, FRAME_SAMPLES } from './frames.ts'
import { type MaskedFrame, maskedFrames } from './masks.ts'
import { createMelodyPath } from './melody-path.ts'

/** Above this consonants and breath matter more than harmonics. */
const COMB_HZ = 8000
const TOOTH_HZ = 35
/** What is left between the harmonics. */
const BETWEEN = 0.2
const SHARPNESS = 0.8
const SILENT = 1e-20
/** Shares of the pitch between which a voice begins. */
const BELOW = 0.6
const ABOVE = 0.85

/** Changes whenever the same recording may come apart otherwise. */
export const SEPARATION_EDITION = 2

const REPORT_FRAMES = 100
/** Frames, about two seconds, that are heard before it is said which pitch a voice has. */
const REACH = 90

/**
 * The voice in the middle of a song, alike in both channels, block by block: a quarter of a frame, overwritten by the next
 * block, as many as cover the song. What is not in it is the accompaniment, so both together are the song again. Reads the
 * song once, ahead of what it gives. `onProgress` may throw to end the work.
 */
export function* separateVoice(
  pffft: Pffft,
  song: StereoPcm,
  onProgress: (fraction: number) => void = () => {},
): Generator<Float32Array> {
  const stft = createStft(pffft, FRAME_SAMPLES)
  try {
    const melody = createMelodyPath(song.sampleRate, REACH)
    const add = stft.overlapAdd()
    const waiting: MaskedFrame[] = []
    const finish = (): Float32Array | null => {
      const f0Hz = melody.hzOf(waiting.length - 1)
      const { left, right, mask } = waiting.shift()!
      sharpen(mask, f0Hz, song.sampleRate)
      return add(middleOf(left, right, mask))
    }
    const frames = stft.framesOf(song.left.length)
    let frame = 0
    for (const masked of maskedFrames(stft, song, REACH)) {
      waiting.push(masked)
      melody.push(masked.magnitude, masked.mask)
      const block = waiting.length > REACH ? finish() : null
      if (block) yield block
      if (frame++ % REPORT_FRAMES === 0) onProgress(frame / frames)
    }
    while (waiting.length > 0) {
      const block = finish()
      if (block) yield block
    }
  } finally {
    stft.free()
  }
}

/** A soft comb on the voice's own harmonics, and nothing below the first. */
function sharpen(mask: Float32Array, f0Hz: number, sampleRate: number): void {
  const binHz = sampleRate / FRAME_SAMPLES
  for (let bin = 0; bin < BINS; bin++) {
    const hz = bin * binHz
    const off = hz - Math.max(1, Math.round(hz / f0Hz)) * f0Hz
    const tooth = hz > COMB_HZ ? 1 : BETWEEN + (1 - BETWEEN) * Math.exp(-0.5 * (off / TOOTH_HZ) ** 2)
    const above = clamp((hz / f0Hz - BELOW) / (ABOVE - BELOW), 0, 1)
    mask[bin] = above * (mask[bin]! * tooth) ** SHARPNESS
  }
}

/**
 * `mask` times what both channels have in common, in place of `left`. The quieter channel counts more, since what stands at
 * a side makes the other one louder (after the azimuths of Barry, Lawlor and Coyle 2004).
 */
function middleOf(left: Float32Array, right: Float32Array, mask: Float32Array): Float32Array {
  for (let real = 2; real < FRAME_SAMPLES; real += 2) {
    const leftPower = (left[real]! ** 2 + left[real + 1]! ** 2) ** 2
    const rightPower = (right[real]! ** 2 + right[real + 1]! ** 2) ** 2
    const share = (rightPower + SILENT) / (leftPower + rightPower + 2 * SILENT)
    const gain = mask[real / 2]!
    left[real] = gain * (share * left[real]! + (1 - share) * right[real]!)
    left[real + 1] = gain * (share * left[real + 1]! + (1 - share) * right[real + 1]!)
  }
  // Both ends of the spectrum: no voice goes that far.
  return left.fill(0, 0, 2)
}
