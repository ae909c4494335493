import { z } from 'zod'
import { ReferenceNumbers } from '#lib/schemas/song.ts'
import { confinedQueue } from '#server/adapters/confined/confined-queue.ts'
import { refusedRecording } from '#server/adapters/recording/refused-recording.ts'
import type { AnalysedReference, ReferenceAnalyser } from '#server/ports/reference-analyser.ts'
import type { AnalyseRequest } from './analyse-task.ts'

const TASK_MODULE = 'server/adapters/reference-analyser/engine/analyse-task.ts'
/** Seven minutes take a few seconds. */
const LIMIT_MS = 30_000

const analysed: z.ZodType<AnalysedReference> = z.discriminatedUnion('kind', [
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

/** The embedded engine's analysis of recordings that songs follow, in confined processes, a recording at a time. */
export function engineAnalyser(wallMs = LIMIT_MS): ReferenceAnalyser & { close(): Promise<void> } {
  const limits = { wallMs, cpuSec: 40, memoryMb: 768, totalBytes: 65_536 }
  const { ask, close } = confinedQueue<AnalyseRequest, AnalysedReference>(TASK_MODULE, { result: analysed, limits })
  return {
    analyse: async (bytes, limits) => (await ask({ bytes, limits })) ?? { kind: 'refused', reason: 'unreadable' },
    close,
  }
}
