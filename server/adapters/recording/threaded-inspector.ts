import { askedThread } from '#server/adapters/threads/asked-thread.ts'
import type { Inspection, RecordingInspector } from '#server/ports/recording.ts'
import type { ThreadQuestion } from './recording-thread.ts'

const THREAD = 'server/adapters/recording/recording-thread.ts'
/** Seven minutes take about a second; a file that is busy for longer than this was made to keep us busy. */
const USUAL_LIMIT_MS = 20_000

/** Inspects in one thread, a recording at a time. */
export function threadedInspector(limitMs = USUAL_LIMIT_MS): RecordingInspector & { close(): Promise<void> } {
  const { ask, close } = askedThread<ThreadQuestion, Inspection>(THREAD, limitMs)
  return {
    inspect: async (bytes, limits) => (await ask({ bytes, limits })) ?? { kind: 'refused', reason: 'unreadable' },
    close,
  }
}
