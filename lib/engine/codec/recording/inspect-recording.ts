import type { RecordingDecoders } from './decoders.ts'
import { type ReadLimits, readRecording } from './read-recording.ts'
import { RecordingRefusedError } from './refused.ts'
import { type RecordingFormat, sniffFormat } from './sniff.ts'
import { statedSec } from './stated-length.ts'

export type RecordingFacts = {
  readonly format: RecordingFormat
  /** How much could be read. */
  readonly durationSec: number
  /** How long the file says that it is, where it was cut off and says more; else null. */
  readonly statedSec: number | null
}

/** What encoders add at both ends, and round, is no loss. */
const LOST = { sec: 1, share: 0.03 }

/** Decodes a whole recording and keeps nothing of it. Throws RecordingRefusedError for what no song can be taken from. */
export async function inspectRecording(
  bytes: Uint8Array,
  decoders: RecordingDecoders,
  limits: ReadLimits & { readonly formats: readonly RecordingFormat[] },
): Promise<RecordingFacts> {
  const format = sniffFormat(bytes)
  if (!format) throw new RecordingRefusedError('unreadable')
  if (!limits.formats.includes(format)) throw new RecordingRefusedError('wrongType')
  let durationSec = 0
  for await (const block of readRecording(bytes, format, decoders, limits)) {
    durationSec += block.left.length / block.sampleRate
  }
  const stated = statedSec(bytes, format) ?? 0
  const isCutOff = stated - durationSec > Math.max(LOST.sec, LOST.share * stated)
  return { format, durationSec, statedSec: isCutOff ? stated : null }
}
