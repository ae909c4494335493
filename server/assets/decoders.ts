import { createRequire } from 'node:module'
import type { Frame, LibAV, LibAVSync, LibAVWrapper, Packet } from '@libav.js/variant-mediarecorder-transcoder'
import type { RecordingDecoders, SourceBlock } from '#lib/engine/recording.ts'

/**
 * Every packet of every codec that is named here gives a few seconds at most, however a file was made: so small are the
 * pieces that the decoders are fed with.
 */
const MPEG_PIECE_BYTES = 16_384
const VORBIS_PIECE_BYTES = 2048
const PACKETS_BYTES = 4096

/** Memory that a decoder may take for itself. What a file claims about itself can ask for gigabytes. */
const LIBAV_MOST_BYTES = 256 * 2 ** 20
const MOST_ERRORS = 50

/**
 * mpg123, libvorbis, and FFmpeg's own demuxers, AAC and FLAC with libopus, each compiled to WebAssembly. Each is loaded when
 * a recording needs it: a process listens to one recording only, and most need none or one.
 */
export const recordingDecoders: RecordingDecoders = {
  async *mpeg(bytes) {
    const { MPEGDecoder } = await import('mpg123-decoder')
    const decoder = new MPEGDecoder()
    await decoder.ready
    try {
      let errors = 0
      for (const piece of pieces(bytes, MPEG_PIECE_BYTES)) {
        const decoded = decoder.decode(piece)
        if (decoded.samplesDecoded > 0) yield { sampleRate: decoded.sampleRate, channels: decoded.channelData }
        errors += decoded.errors.length
        if (errors > MOST_ERRORS) return
      }
    } finally {
      decoder.free()
    }
  },

  async *vorbis(bytes) {
    const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis')
    const decoder = new OggVorbisDecoder()
    await decoder.ready
    try {
      for (const piece of pieces(bytes, VORBIS_PIECE_BYTES)) {
        const decoded = await decoder.decode(piece)
        if (decoded.samplesDecoded > 0) yield inWavOrder(decoded)
      }
      const rest = await decoder.flush()
      if (rest.samplesDecoded > 0) yield inWavOrder(rest)
    } finally {
      decoder.free()
    }
  },

  async *aac(frames) {
    const libav = await openLibav()
    const decode = packetDecoder(libav, await libav.ff_init_decoder('aac'))
    for (const data of frames) yield* decode([{ data }])
  },

  async *contained(bytes) {
    const libav = await openLibav()
    await libav.writeFile('recording', bytes)
    const [file, streams] = await libav.ff_init_demuxer_file('recording')
    const stream = streams.find(({ codec_type }) => codec_type === libav.AVMEDIA_TYPE_AUDIO)
    if (!stream) return
    const decoder = await libav.ff_init_decoder(stream.codec_id, stream.codecpar)
    const decode = packetDecoder(libav, decoder)
    const [, , place] = decoder
    for (let isMore = true; isMore; ) {
      const [result, packets] = await libav.ff_read_multi(file, place, undefined, { limit: PACKETS_BYTES })
      isMore = result === 0 || result === -libav.EAGAIN
      for (const packet of packets[stream.index] ?? []) yield* decode([packet])
    }
    yield* decode([], true)
  },
}

/** Decodes a packet at a time. One that is broken is left out, as players do; a broken decoder is not gone on with. */
function packetDecoder(libav: LibAVSync, [, context, place, frame]: readonly number[]) {
  return (packets: Packet[], isEnd = false): SourceBlock[] => {
    try {
      return libav.ff_decode_multi_sync(context ?? 0, place ?? 0, frame ?? 0, packets, isEnd).map(sourceBlock)
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error
      // libav.js leaves a refused packet in its place, and takes what is left of it for a part of the next one.
      libav.av_packet_unref_sync(place ?? 0)
      return []
    }
  }
}

function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** A fresh one for every file: what a broken file leaves behind harms no other, and all memory goes at once. */
async function openLibav(): Promise<LibAV & LibAVSync> {
  const load = createRequire(import.meta.url)
  const { LibAV } = load('@libav.js/variant-mediarecorder-transcoder') as LibAVWrapper
  const libav = await LibAV({ noworker: true })
  const exports: Record<string, unknown> = 'asm' in libav ? { ...(libav.asm as object) } : {}
  const memory = Object.values(exports).find((value) => value instanceof WebAssembly.Memory)
  if (!memory) throw new Error('The decoder keeps its memory to itself')
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * 65_536 > LIBAV_MOST_BYTES) throw new RangeError('Too much memory')
    return grow(pages)
  }
  await libav.av_log_set_level(libav.AV_LOG_QUIET)
  return libav
}

/** From FFmpeg's sample formats: u8, s16, s32, flt, dbl, and the same five with a plane a channel. */
const FULL_SCALES = [128, 32_768, 2_147_483_648, 1, 1]

function sourceBlock({ data, format, nb_samples: length = 0, channels: count = 1, sample_rate }: Frame): SourceBlock {
  const fullScale = FULL_SCALES[format % 5] ?? 1
  const offset = format % 5 === 0 ? -1 : 0
  const isPlanar = format >= 5
  const channels = Array.from({ length: count }, (_, channel) => {
    const from: ArrayLike<number> = isPlanar ? data[channel] : data
    const samples = new Float32Array(length)
    const stride = isPlanar ? 1 : count
    for (let index = 0, at = isPlanar ? 0 : channel; index < length; index++, at += stride) {
      samples[index] = (from[at] ?? 0) / fullScale + offset
    }
    return samples
  })
  return { sampleRate: sample_rate ?? 0, channels }
}

/** Where WAV files' channels stand among those of Vorbis (Vorbis I specification, 4.3.9), by their number. */
const VORBIS_ORDER: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 1],
  5: [0, 2, 1, 3, 4],
  6: [0, 2, 1, 5, 3, 4],
  7: [0, 2, 1, 6, 5, 3, 4],
  8: [0, 2, 1, 7, 5, 6, 3, 4],
}

function inWavOrder({ channelData, sampleRate }: { channelData: Float32Array[]; sampleRate: number }): SourceBlock {
  const order: readonly number[] = VORBIS_ORDER[channelData.length] ?? [...channelData.keys()]
  return { sampleRate, channels: order.map((place) => channelData[place] ?? new Float32Array(0)) }
}
