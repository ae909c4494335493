import { samplesOfWav } from '#lib/engine/codec/wav.ts'
import type { StereoPcm } from '#lib/engine/index.ts'

export async function readRecording(bytes: Uint8Array): Promise<StereoPcm> {
  const s = samplesOfWav(bytes as Uint8Array<ArrayBuffer>)
  const left = new Float32Array(s.length / 2),
    right = new Float32Array(s.length / 2)
  for (let i = 0; i < left.length; i++) {
    left[i] = s[2 * i]! / 32767
    right[i] = s[2 * i + 1]! / 32767
  }
  return { sampleRate: 44100, left, right }
}
