import { createMp3Encoder } from 'wasm-media-encoders'
import type { CodecAssets, Mp3Encoder } from '#lib/engine/assets.ts'

/** LAME, compiled to WebAssembly, from the package that carries it. */
export const codecAssets: CodecAssets = {
  createMp3Encoder: async (): Promise<Mp3Encoder> => {
    const encoder = await createMp3Encoder()
    return {
      configure: ({ sampleRate, channels, bitrate }) =>
        encoder.configure({ sampleRate, channels, bitrate: bitrate as 192 }),
      encode: (channels) => encoder.encode(channels),
      finalize: () => encoder.finalize(),
    }
  },
}
