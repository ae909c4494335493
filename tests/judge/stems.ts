import { BLOCK_SAMPLES } from '#lib/engine/instruments/program.ts'
import { createLimiter } from '#lib/engine/mix/dynamics/limiter.ts'
import { CEILING } from '#lib/engine/render/master.ts'
import { samplesOf } from './ffmpeg.ts'
import type { Song } from './studio.ts'

/** How loud the difference is between a song and the sum of its stems behind the master's limiter, in dB of full scale. */
export async function stemsError(song: Song): Promise<number> {
  const stereo = (name: string) => samplesOf(song.file(name), { channels: 2 })
  const [vocals, instrumental, master] = [
    await stereo('vocals.wav'),
    await stereo('instrumental.wav'),
    await stereo('song.wav'),
  ]
  const gain = 1 / (song.music.metadata.stemGain as number)
  const limiter = createLimiter(CEILING, BLOCK_SAMPLES)
  const left = new Float32Array(BLOCK_SAMPLES)
  const right = new Float32Array(BLOCK_SAMPLES)
  let sum = 0
  const frames = Math.floor(master.length / 2)
  for (let from = 0; from < frames; from += BLOCK_SAMPLES) {
    for (let index = 0; index < BLOCK_SAMPLES; index++) {
      const at = 2 * (from + index)
      left[index] = gain * ((vocals[at] ?? 0) + (instrumental[at] ?? 0))
      right[index] = gain * ((vocals[at + 1] ?? 0) + (instrumental[at + 1] ?? 0))
    }
    limiter.process(left, right)
    for (let index = 0; index < BLOCK_SAMPLES; index++) {
      const at = 2 * (from + index - limiter.delaySamples)
      if (at >= 0) sum += (left[index]! - master[at]!) ** 2 + (right[index]! - master[at + 1]!) ** 2
    }
  }
  return 10 * Math.log10(sum / (2 * (frames - limiter.delaySamples)))
}
