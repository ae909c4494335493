import { SAMPLE_RATE } from '../pcm/pcm.ts'
import type { MonoReader } from './convert-voice.ts'
import type { Part } from './part.ts'

/** What both channels have in common. */
export function middleOf({ lengthSamples, read }: Part): MonoReader {
  return {
    sampleRate: SAMPLE_RATE,
    lengthSamples,
    read(from, to) {
      const middle = new Float32Array(to - from)
      const right = new Float32Array(to - from)
      read(from, middle, right)
      for (let index = 0; index < middle.length; index++) middle[index] = (middle[index]! + right[index]!) / 2
      return middle
    },
  }
}
