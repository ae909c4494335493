import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FULL_SCALE_16 } from '#lib/engine/codec/wav.ts'

export type Stereo = readonly [left: Float32Array, right: Float32Array]

/** Samples of 16 bits of both channels in turn. */
export const stemFile = (folder: string, song: number, stem: 'voice' | 'band') =>
  join(folder, `${String(song).padStart(4, '0')}.${stem}`)

/** As many samples of a stem as it has from a place on, which `startOf` chooses by how many can be left out; at most `length`. */
export function readStem(file: string, length: number, startOf: (most: number) => number): Stereo {
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  const samples = new Int16Array(buffer, byteOffset, byteLength / 2)
  const start = startOf(Math.max(0, samples.length / 2 - length))
  const stem = [0, 1].map(() => new Float32Array(Math.min(length, samples.length / 2 - start)))
  for (const [which, channel] of stem.entries()) {
    for (let at = 0; at < channel.length; at++) channel[at] = samples[2 * (start + at) + which]! / FULL_SCALE_16
  }
  return stem as unknown as Stereo
}
