import { askedThread } from '#server/adapters/threads/asked-thread.ts'
import type { VoiceEstimate, VoiceEstimator } from '#server/ports/voice-estimator.ts'
import type { EstimateQuestion } from './estimate-thread.ts'

const THREAD = 'server/adapters/voice-estimator/engine/estimate-thread.ts'
/** A minute of speech takes a few seconds. */
const LIMIT_MS = 30_000

/** The embedded engine's ear for a person's voice, in a thread, a recording at a time. */
export function engineEstimator(limitMs = LIMIT_MS): VoiceEstimator & { close(): Promise<void> } {
  const { ask, close } = askedThread<EstimateQuestion, VoiceEstimate>(THREAD, limitMs)
  return {
    estimate: async (bytes, { maxSec }) => (await ask({ bytes, maxSec })) ?? { kind: 'refused', reason: 'unreadable' },
    close,
  }
}
