import { breaksOff } from './breaks-off.ts'
import type { RecordingFormat } from './sniff.ts'
import { statedSec } from './stated-length.ts'

export type LostEnd = {
  /** Whether its end is missing, as far as files tell. */
  readonly isCutOff: boolean
  /** How long the file says that it is, where it was cut off and says more by a second at least; else null. */
  readonly statedSec: number | null
}

/** What encoders add at both ends, and round, is no loss, unless the file plainly ends in the middle. */
const LOST = { sec: 1, share: 0.03 }
const LOST_SURELY_SEC = 0.1

/** What is missing of a file of which so many seconds could be read. */
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
