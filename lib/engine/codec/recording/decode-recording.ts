import { createResampler } from '../../dsp/resample.ts'
import { SAMPLE_RATE, type StereoPcm } from '../../pcm/pcm.ts'
import type { RecordingDecoders } from './decoders.ts'
import { type LostEnd, lostEnd } from './lost-end.ts'
import { type ReadLimits, readRecording, type StereoBlock } from './read-recording.ts'
import { RecordingRefusedError } from './refused.ts'
import { type RecordingFormat, sniffFormat } from './sniff.ts'

export type Recording = StereoPcm &
  LostEnd & {
    readonly format: RecordingFormat
    /** As the file has them. */
    readonly sourceRate: number
    readonly sourceChannels: number
  }

type Sides = readonly [left: Float32Array, right: Float32Array]

/** Beyond the longest recording: what encoders add, and the tail of the resampler. */
const SPARE_SAMPLES = SAMPLE_RATE
/** Room to begin with, which most broken files never leave. */
const FIRST_SAMPLES = 10 * SAMPLE_RATE

/**
 * A whole recording at 44.1 kHz in two channels: mono on both, more than two mixed down (ITU-R BS.775). It is decoded
 * block by block into its final place, so that memory never holds it twice; the two sides may be views of longer
 * buffers. Throws RecordingRefusedError.
 */
export async function decodeRecording(
  bytes: Uint8Array,
  decoders: RecordingDecoders,
  limits: ReadLimits,
): Promise<Recording> {
  const format = sniffFormat(bytes)
  if (!format) throw new RecordingRefusedError('unreadable')
  // Memory that is not written to costs nothing: whatever a file claims, this is the most.
  const mostSamples = Math.ceil(limits.maxSec * SAMPLE_RATE) + SPARE_SAMPLES
  let sides: Sides = [new Float32Array(FIRST_SAMPLES), new Float32Array(FIRST_SAMPLES)]
  let writer: Writer | null = null
  let [sourceRate, sourceChannels, durationSec, end] = [0, 0, 0, 0]
  for await (const block of readRecording(bytes, format, decoders, limits)) {
    const longest = end + (block.left.length / block.sampleRate) * SAMPLE_RATE + SPARE_SAMPLES
    if (longest > sides[0].length) sides = roomFor(mostSamples, sides)
    if (!writer || block.sampleRate !== sourceRate || block.channels !== sourceChannels) {
      end += writer?.finish(sides, end) ?? 0
      writer = createWriter(block)
      sourceRate = block.sampleRate
      sourceChannels = block.channels
    }
    end += writer.push(block, sides, end)
    durationSec += block.left.length / block.sampleRate
  }
  end += writer?.finish(sides, end) ?? 0
  const [left, right] = sides
  return {
    ...{ sampleRate: SAMPLE_RATE, left: kept(left, end), right: kept(right, end) },
    ...{ format, sourceRate, sourceChannels },
    ...lostEnd(bytes, format, durationSec),
  }
}

function roomFor(samples: number, sides: Sides): Sides {
  if (sides[0].length >= samples) return sides
  const [left, right] = [new Float32Array(samples), new Float32Array(samples)]
  left.set(sides[0])
  right.set(sides[1])
  return [left, right]
}

type Writer = {
  push(block: StereoBlock, sides: Sides, at: number): number
  finish(sides: Sides, at: number): number
}

/** Brings blocks of one rate and one number of channels to their place; gives how many samples were written. */
function createWriter({ sampleRate, channels }: StereoBlock): Writer {
  const first = createResampler(sampleRate, SAMPLE_RATE)
  if (channels === 1) {
    const onBoth = ([left, right]: Sides, at: number, written: number) => {
      right.set(left.subarray(at, at + written), at)
      return written
    }
    return {
      push: (block, sides, at) => onBoth(sides, at, first.push(block.left, sides[0], at)),
      finish: (sides, at) => onBoth(sides, at, first.finish(sides[0], at)),
    }
  }
  const second = createResampler(sampleRate, SAMPLE_RATE)
  return {
    push(block, [left, right], at) {
      first.push(block.left, left, at)
      return second.push(block.right, right, at)
    },
    finish([left, right], at) {
      first.finish(left, at)
      return second.finish(right, at)
    },
  }
}

/** A short recording moves out of the room for the longest one. */
function kept(samples: Float32Array, length: number): Float32Array {
  return length > samples.length / 2 ? samples.subarray(0, length) : samples.slice(0, length)
}
