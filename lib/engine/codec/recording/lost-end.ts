import { breaksOff } from './breaks-off.ts'
import type { RecordingFormat } from './sniff.ts'
import { statedSec } from './stated-length.ts'

export type LostEnd = {
  /** Whether its end is missing, as far as files tell. */
  readonly isCutOff: boolean
  /** The length that the file states, if it was cut off and states at least a second more than can be decoded; else null. */
  readonly statedSec: number | null
}

/**
 * A stated length may exceed the decoded one by this much, because encoders pad both ends and round. If the file is surely cut
 * off, or counts its samples exactly, a tenth of a second already counts as lost.
 */
const LOST = { sec: 1, share: 0.03 }
const LOST_SURELY_SEC = 0.1

/** Compares the decoded length of a file with the length that it states. */
export function lostEnd(bytes: Uint8Array, format: RecordingFormat, durationSec: number): LostEnd {
  const stated = statedSec(bytes, format)
  const endsInside = breaksOff(bytes, format)
  if (stated === null) return { isCutOff: endsInside, statedSec: null }
  // FLAC counts its samples.
  const isPlain = endsInside || format === 'flac' || format === 'oga'
  const lostSec = stated - durationSec
  const isMuch = lostSec > Math.max(LOST.sec, LOST.share * stated)
  return { isCutOff: isMuch || (isPlain && lostSec > LOST_SURELY_SEC), statedSec: isMuch ? stated : null }
}
