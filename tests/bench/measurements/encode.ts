// The yardstick where no LAME is installed: encodes a WAV file of ours, and forgets the result.
import { readFile } from 'node:fs/promises'
import { FULL_SCALE_16 } from '#lib/engine/codec/wav.ts'
import { SAMPLE_RATE } from '#lib/engine/sound.ts'
import { codecAssets } from '#server/assets/codec.ts'

/** Whole MP3 frames of 1152 samples. */
const ENCODED_SAMPLES = 1152 * 32
const bytes = await readFile(process.argv[2]!)
const start = bytes.indexOf('data') + 8
const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + start, bytes.byteOffset + bytes.length))
const encoder = await codecAssets.createMp3Encoder()
encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: 192 })
for (let from = 0; from < samples.length; from += 2 * ENCODED_SAMPLES) {
  const block = samples.subarray(from, from + 2 * ENCODED_SAMPLES)
  const channel = (offset: number) =>
    Float32Array.from({ length: block.length / 2 }, (_, index) => block[2 * index + offset]! / FULL_SCALE_16)
  encoder.encode([channel(0), channel(1)])
}
encoder.finalize()
