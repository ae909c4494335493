import { gainOf } from '../../dsp/decibels.ts'
import { readAiff } from './aiff-file.ts'
import type { RecordingDecoders, SourceBlock } from './decoders.ts'
import { downmix } from './downmix.ts'
import { type PcmFile, pcmBlocks, secondsOf } from './pcm-file.ts'
import { RecordingRefusedError } from './refused.ts'
import { adtsFrameBytes, adtsFrameSec, afterTags, type RecordingFormat } from './sniff.ts'
import { readWav } from './wav-file.ts'

/** What encoders add at both ends: a song of exactly the longest length must pass, one that is a second longer not. */
const PADDING_SEC = 0.5
const SHORTEST_SEC = 1
/** −70 dB below full scale: what is nowhere louder is the noise of an empty input. */
const AUDIBLE = gainOf(-70)
const LOWEST_RATE_HZ = 8000
const HIGHEST_RATE_HZ = 192_000

/** Some of a recording in two channels, at the rate of the file. */
export type StereoBlock = {
  readonly sampleRate: number
  readonly channels: number
  readonly left: Float32Array
  readonly right: Float32Array
}

export type ReadLimits = {
  /** Longest recording, in seconds of sound. */
  readonly maxSec: number
}

/**
 * The sound of a file, block by block, never further than `maxSec` and what encoders add. A file that breaks off gives
 * what is there. Throws RecordingRefusedError: 'unreadable', 'tooLong' as soon as it is known, and at the end
 * 'tooShort' or 'silent'.
 */
export async function* readRecording(
  bytes: Uint8Array,
  format: RecordingFormat,
  decoders: RecordingDecoders,
  { maxSec }: ReadLimits,
): AsyncGenerator<StereoBlock> {
  let durationSec = 0
  let isAudible = false
  try {
    for await (const { sampleRate, channels } of READERS[format](bytes, decoders, maxSec)) {
      if (!(sampleRate >= LOWEST_RATE_HZ && sampleRate <= HIGHEST_RATE_HZ))
        throw new RecordingRefusedError('unreadable')
      const stereo = downmix(channels)
      if (!stereo) throw new RecordingRefusedError('unreadable')
      durationSec += stereo.left.length / sampleRate
      if (durationSec > maxSec + PADDING_SEC) throw new RecordingRefusedError('tooLong')
      isAudible ||= reaches(stereo.left, AUDIBLE) || reaches(stereo.right, AUDIBLE)
      yield { sampleRate, channels: channels.length, ...stereo }
    }
  } catch (error) {
    if (error instanceof RecordingRefusedError) throw error
    if (durationSec === 0) throw new RecordingRefusedError('unreadable', { cause: error })
    // Damaged on the way: players play what comes before.
  }
  if (durationSec === 0) throw new RecordingRefusedError('unreadable')
  if (durationSec < SHORTEST_SEC) throw new RecordingRefusedError('tooShort')
  if (!isAudible) throw new RecordingRefusedError('silent')
}

type Reader = (
  bytes: Uint8Array,
  decoders: RecordingDecoders,
  maxSec: number,
) => AsyncIterable<SourceBlock> | Iterable<SourceBlock>

const contained: Reader = (bytes, decoders) => decoders.contained(bytes)

const READERS: Readonly<Record<RecordingFormat, Reader>> = {
  wav: (bytes, _, maxSec) => written(readWav(bytes), maxSec),
  aiff: (bytes, _, maxSec) => written(readAiff(bytes), maxSec),
  mp3: (bytes, decoders) => decoders.mpeg(bytes.subarray(afterTags(bytes))),
  aac: (bytes, decoders, maxSec) => decoders.aac(adtsFrames(bytes, maxSec)),
  ogg: (bytes, decoders) => decoders.vorbis(bytes),
  opus: contained,
  oga: contained,
  flac: (bytes, decoders) => decoders.contained(bytes.subarray(afterTags(bytes))),
  m4a: contained,
  mp4: contained,
  webm: contained,
}

/** The number of uncompressed samples gives their length, so too long a file is refused before any sample is read. */
function written(file: PcmFile | null, maxSec: number): Iterable<SourceBlock> {
  if (!file) return []
  if (file.sampleRate >= LOWEST_RATE_HZ && secondsOf(file) > maxSec + PADDING_SEC) {
    throw new RecordingRefusedError('tooLong')
  }
  return pcmBlocks(file)
}

/**
 * Finds ADTS frames anywhere in the file and skips what lies between them. Their headers give the whole length, so too long a
 * file is refused without decoding it.
 */
function adtsFrames(bytes: Uint8Array, maxSec: number): Iterable<Uint8Array> {
  let durationSec = 0
  for (const frame of everyAdtsFrame(bytes)) durationSec += adtsFrameSec(frame, 0)
  if (durationSec > maxSec + PADDING_SEC) throw new RecordingRefusedError('tooLong')
  return everyAdtsFrame(bytes)
}

function* everyAdtsFrame(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = afterTags(bytes); at >= 0 && at < bytes.length; ) {
    const length = adtsFrameBytes(bytes, at)
    if (length === 0) at = bytes.indexOf(0xff, at + 1)
    else {
      if (at + length <= bytes.length) yield bytes.subarray(at, at + length)
      at += length
    }
  }
}

function reaches(samples: Float32Array, level: number): boolean {
  for (let at = 0; at < samples.length; at++) {
    if (samples[at]! >= level || samples[at]! <= -level) return true
  }
  return false
}
