import { askedThread } from '#server/adapters/threads/asked-thread.ts'
import { EstimatorBusyError, type VoiceEstimate, type VoiceEstimator } from '#server/ports/voice-estimator.ts'
import type { EstimateQuestion } from './estimate-thread.ts'

const THREAD = 'server/adapters/voice-estimator/engine/estimate-thread.ts'
/** A minute of speech takes a few seconds. */
const LIMIT_MS = 30_000
/** Whoever comes later than these would wait too long. */
const MOST_WAITING = 8

/** The embedded engine's ear for a person's voice, in a thread, a recording at a time. */
export function engineEstimator(limitMs = LIMIT_MS): VoiceEstimator & { close(): Promise<void> } {
  const { ask, close } = askedThread<EstimateQuestion, VoiceEstimate>(THREAD, limitMs)
  let waiting = 0
  return {
    async estimate(bytes, { maxSec }) {
      if (waiting >= MOST_WAITING) throw new EstimatorBusyError('Too many recordings wait')
      waiting++
      try {
        return (await ask({ bytes, maxSec })) ?? { kind: 'refused', reason: 'unreadable' }
      } finally {
        waiting--
      }
    },
    close,
  }
}
