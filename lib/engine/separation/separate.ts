import type { Pffft } from '../assets.ts'
import type { StereoPcm } from '../pcm/pcm.ts'
import { maskedFrames } from './masks.ts'
import { createMelodyPath } from './melody-path.ts'
import { BINS, createTransform, FRAME_SAMPLES, framesOf, HOP_SAMPLES } from './spectra.ts'

/** Above this consonants and breath matter more than harmonics. */
const COMB_HZ = 5000
const TOOTH_HZ = 35
/** What is left between the harmonics. */
const BETWEEN = 0.1
const SHARPNESS = 1.3

const REPORT_FRAMES = 100
/** Share of the time that the first reading takes. */
const FIRST_READING = 0.5

/**
 * The voice of a song, block by block: HOP_SAMPLES of each channel, overwritten by the next block, as many as cover the
 * song. What is not in it is the accompaniment, so both together are the song again. Reads the song twice: for the
 * voice's pitch, and to take out what lies on it. `onProgress` may throw to end the work.
 */
export function* separateVoice(
  pffft: Pffft,
  song: StereoPcm,
  onProgress: (fraction: number) => void = () => {},
): Generator<readonly [left: Float32Array, right: Float32Array]> {
  const transform = createTransform(pffft)
  try {
    const melody = createMelodyPath(song.sampleRate)
    const frames = framesOf(song.left.length)
    let frame = 0
    for (const { magnitude, mask } of maskedFrames(transform, song)) {
      melody.push(magnitude, mask)
      if (frame++ % REPORT_FRAMES === 0) onProgress((FIRST_READING * frame) / frames)
    }
    const f0Hz = melody.finish()
    const sums = [new Float32Array(FRAME_SAMPLES), new Float32Array(FRAME_SAMPLES)] as const
    frame = 0
    for (const { left, right, mask } of maskedFrames(transform, song)) {
      sharpen(mask, f0Hz[frame]!, song.sampleRate)
      for (const [channel, spectrum] of [left, right].entries()) {
        apply(mask, spectrum)
        transform.addInverse(spectrum, sums[channel]!)
      }
      // The first hops of the first frames lie before the song.
      if (frame >= 3) yield [sums[0].subarray(0, HOP_SAMPLES), sums[1].subarray(0, HOP_SAMPLES)]
      for (const sum of sums) sum.copyWithin(0, HOP_SAMPLES).fill(0, FRAME_SAMPLES - HOP_SAMPLES)
      if (frame++ % REPORT_FRAMES === 0) onProgress(FIRST_READING + ((1 - FIRST_READING) * frame) / frames)
    }
  } finally {
    transform.free()
  }
}

/** A soft comb on the voice's own harmonics. */
function sharpen(mask: Float32Array, f0Hz: number, sampleRate: number): void {
  const binHz = sampleRate / FRAME_SAMPLES
  for (let bin = 0; bin < BINS; bin++) {
    const hz = bin * binHz
    const off = hz - Math.max(1, Math.round(hz / f0Hz)) * f0Hz
    const tooth = hz > COMB_HZ ? 1 : BETWEEN + (1 - BETWEEN) * Math.exp(-0.5 * (off / TOOTH_HZ) ** 2)
    mask[bin] = (mask[bin]! * tooth) ** SHARPNESS
  }
}

function apply(mask: Float32Array, spectrum: Float32Array): void {
  spectrum[0]! *= mask[0]!
  spectrum[1]! *= mask[BINS - 1]!
  for (let bin = 1; bin < BINS - 1; bin++) {
    spectrum[2 * bin]! *= mask[bin]!
    spectrum[2 * bin + 1]! *= mask[bin]!
  }
}
