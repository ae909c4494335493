import { z } from 'zod'
import { RECORDING_FORMATS } from '#lib/engine/recording.ts'
import { confinedQueue } from '#server/adapters/confined/confined-queue.ts'
import type { Inspection, RecordingInspector } from '#server/ports/recording.ts'
import type { InspectRequest } from './inspect-task.ts'
import { refusedRecording } from './refused-recording.ts'

const TASK_MODULE = 'server/adapters/recording/inspect-task.ts'
/** Seven minutes of sound take about a second. A file that takes longer than this was made to keep us busy. */
const USUAL_LIMIT_MS = 20_000

const inspection: z.ZodType<Inspection> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fine'),
    format: z.enum(RECORDING_FORMATS),
    durationSec: z.number().positive(),
    isCutOff: z.boolean(),
    statedSec: z.number().positive().nullable(),
  }),
  refusedRecording,
])

/** Inspects in confined processes, a recording at a time. */
export function confinedInspector(wallMs = USUAL_LIMIT_MS): RecordingInspector & { close(): Promise<void> } {
  const limits = { wallMs, cpuSec: 20, memoryMb: 512, totalBytes: 65_536 }
  const { ask, close } = confinedQueue<InspectRequest, Inspection>(TASK_MODULE, { result: inspection, limits })
  return {
    inspect: async (bytes, limits) => (await ask({ bytes, limits })) ?? { kind: 'refused', reason: 'unreadable' },
    close,
  }
}
