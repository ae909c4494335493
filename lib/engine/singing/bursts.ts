import { clamp } from '../dsp/interpolate.ts'
import { isStop, type PhoneSet } from '../speech/phones.ts'
import type { Envelopes } from '../vocoder/envelope.ts'
import type { Segment } from './timing.ts'

/** Frames in which a spoken burst gathers: speech synthesisers, who speak slowly here, smear it over up to eight. */
const LONGEST_RISE = 8
/** A stop that rises by less than this has no burst. */
const LEAST_RISE_DB = 12
/** The closure ends where a burst has risen by this, and the burst is there where it lacks less than that of its peak. */
const NEAR_DB = 8
const BAND_HZ = { from: 1500, to: 7000 }

/**
 * Segments whose stops burst at once, at any tempo: between the last frame of the closure and the peak of the burst the
 * spoken line is not read.
 */
export function withCrispBursts(segments: readonly Segment[], envelopes: Envelopes, set: PhoneSet): Segment[] {
  return segments.map((segment) => (isStop(segment.phone, set) ? crisp(segment, envelopes) : segment))
}

function crisp(segment: Segment, envelopes: Envelopes): Segment {
  const [[startSec, spokenStart], [endSec, spokenEnd]] = [segment.map[0]!, segment.map.at(-1)!]
  const burst = burstOf(envelopes, spokenStart, spokenEnd)
  if (!burst) return segment
  const { closedSec, burstSec } = burst
  const share = clamp(((closedSec + burstSec) / 2 - spokenStart) / (spokenEnd - spokenStart), 0, 1)
  const at = startSec + share * (endSec - startSec)
  const closed = Math.max(closedSec, spokenStart)
  return {
    ...segment,
    map: [
      [startSec, spokenStart],
      [at, closed],
      [at, Math.min(burstSec, spokenEnd)],
      [endSec, spokenEnd],
    ],
  }
}

/** The last frame of a closure and the peak of the burst that follows, in spoken time. */
function burstOf(envelopes: Envelopes, startSec: number, endSec: number) {
  const { hopSec, logPower } = envelopes
  const first = Math.max(0, Math.floor(startSec / hopSec))
  const last = Math.min(logPower.length - 1, Math.ceil(endSec / hopSec))
  const levels = Array.from({ length: last - first + 1 }, (_, index) => levelDb(envelopes, first + index))
  let rise = LEAST_RISE_DB
  let closed = -1
  for (let index = 0; index + 1 < levels.length; index++) {
    const peak = Math.max(...levels.slice(index + 1, index + 1 + LONGEST_RISE))
    if (peak - levels[index]! < rise) continue
    rise = peak - levels[index]!
    closed = index
  }
  if (closed < 0) return null
  const after = levels.slice(closed + 1, closed + 1 + LONGEST_RISE)
  const peak = Math.max(...after)
  const risen = after.findIndex((level) => level > peak - NEAR_DB)
  const left = after.findIndex((level) => level > levels[closed]! + NEAR_DB)
  return { closedSec: (first + closed + left) * hopSec, burstSec: (first + closed + 1 + risen) * hopSec }
}

function levelDb({ sampleRate, bins, logPower }: Envelopes, frame: number): number {
  const perHz = (2 * (bins - 1)) / sampleRate
  const from = Math.round(BAND_HZ.from * perHz)
  const to = Math.min(bins, Math.round(BAND_HZ.to * perHz))
  let power = 0
  for (let bin = from; bin < to; bin++) power += Math.exp(logPower[frame]![bin]!)
  return 10 * Math.log10(power / (to - from))
}
