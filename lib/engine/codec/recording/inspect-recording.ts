import { breaksOff } from './breaks-off.ts'
import type { RecordingDecoders } from './decoders.ts'
import { type ReadLimits, readRecording } from './read-recording.ts'
import { RecordingRefusedError } from './refused.ts'
import { type RecordingFormat, sniffFormat } from './sniff.ts'
import { statedSec } from './stated-length.ts'

export type RecordingFacts = {
  readonly format: RecordingFormat
  /** How much could be read. */
  readonly durationSec: number
  /** Whether its end is missing, as far as files tell. */
  readonly isCutOff: boolean
  /** How long the file says that it is, where it was cut off and says more by a second at least; else null. */
  readonly statedSec: number | null
}

/** What encoders add at both ends, and round, is no loss, unless the file plainly ends in the middle. */
const LOST = { sec: 1, share: 0.03 }
const LOST_SURELY_SEC = 0.1

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
  return { format, durationSec, ...lossOf(bytes, format, durationSec) }
}

function lossOf(bytes: Uint8Array, format: RecordingFormat, durationSec: number) {
  const stated = statedSec(bytes, format)
  const endsInside = breaksOff(bytes, format)
  if (stated === null) return { isCutOff: endsInside, statedSec: null }
  // FLAC counts its samples.
  const isPlain = endsInside || format === 'flac' || format === 'oga'
  const lostSec = stated - durationSec
  const isMuch = lostSec > Math.max(LOST.sec, LOST.share * stated)
  return { isCutOff: isMuch || (isPlain && lostSec > LOST_SURELY_SEC), statedSec: isMuch ? stated : null }
}
