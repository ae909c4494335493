import { z } from 'zod'
import { ReferenceNumbers } from '#lib/schemas/song.ts'
import { refusedRecording } from '#server/adapters/recording/refused-recording.ts'
import { askedSandbox } from '#server/adapters/sandbox/asked-sandbox.ts'
import type { HeardReference, ReferenceEar } from '#server/ports/reference-ear.ts'
import type { HearQuestion } from './hear-work.ts'

const WORK = 'server/adapters/reference-ear/engine/hear-work.ts'
/** Seven minutes take a few seconds. */
const LIMIT_MS = 30_000

const heard: z.ZodType<HeardReference> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fine'),
    durationSec: z.number().positive(),
    isCutOff: z.boolean(),
    statedSec: z.number().positive().nullable(),
    reference: ReferenceNumbers,
  }),
  refusedRecording,
  z.object({ kind: z.literal('unfit'), reason: z.enum(['tooShort', 'unheard']) }),
])

/** The embedded engine's ear for recordings that songs follow, in sandboxed processes, a recording at a time. */
export function engineEar(wallMs = LIMIT_MS): ReferenceEar & { close(): Promise<void> } {
  const limits = { wallMs, cpuSec: 40, memoryMb: 768, totalBytes: 65_536 }
  const { ask, close } = askedSandbox<HearQuestion, HeardReference>(WORK, { result: heard, limits })
  return {
    hear: async (bytes, limits) => (await ask({ bytes, limits })) ?? { kind: 'refused', reason: 'unreadable' },
    close,
  }
}
