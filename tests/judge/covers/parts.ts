import type { Part } from '#lib/engine/covers.ts'
import type { Stereo } from './mixes.ts'

/** Samples that are in memory, as covers read them. */
export const partOf = ([left, right]: Stereo): Part => ({
  lengthSamples: left.length,
  read(from, intoLeft, intoRight) {
    for (let at = 0; at < intoLeft.length; at++) {
      intoLeft[at] = left[from + at] ?? 0
      intoRight[at] = right[from + at] ?? 0
    }
  },
})

/** Both channels of a part. */
export function planes({ lengthSamples, read }: Part): Stereo {
  const channels = [new Float32Array(lengthSamples), new Float32Array(lengthSamples)] as const
  read(0, ...channels)
  return channels
}
