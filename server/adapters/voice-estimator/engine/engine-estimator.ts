import { z } from 'zod'
import { PLAIN_VOICE, UNFIT, type VoiceModel } from '#lib/engine/covers.ts'
import { confinedQueue } from '#server/adapters/confined/confined-queue.ts'
import { refusedRecording } from '#server/adapters/recording/refused-recording.ts'
import type { VoiceEstimate, VoiceEstimator } from '#server/ports/voice-estimator.ts'
import type { EstimateRequest } from './estimate-task.ts'

const TASK_MODULE = 'server/adapters/voice-estimator/engine/estimate-task.ts'
/** A minute of speech takes a few seconds. */
const LIMIT_MS = 30_000

const numbers = Object.fromEntries(Object.keys(PLAIN_VOICE).map((name) => [name, z.number()]))
const model = z.object(numbers as Record<keyof VoiceModel, z.ZodNumber>)

const estimate: z.ZodType<VoiceEstimate> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fine'),
    voice: z.object({
      model,
      lowNote: z.number(),
      highNote: z.number(),
      syllables: z.number().nullable(),
      baseFormantScale: z.number().positive(),
    }),
  }),
  refusedRecording,
  z.object({ kind: z.literal('unfit'), reason: z.enum(UNFIT) }),
])

/** The embedded engine's estimate of a person's voice, in confined processes, a recording at a time. */
export function engineEstimator(wallMs = LIMIT_MS): VoiceEstimator & { close(): Promise<void> } {
  const limits = { wallMs, cpuSec: 40, memoryMb: 768, totalBytes: 65_536 }
  const { ask, close } = confinedQueue<EstimateRequest, VoiceEstimate>(TASK_MODULE, { result: estimate, limits })
  return {
    estimate: async (bytes, { maxSec }) => (await ask({ bytes, maxSec })) ?? { kind: 'refused', reason: 'unreadable' },
    close,
  }
}
