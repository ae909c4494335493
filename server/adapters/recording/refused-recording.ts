import { z } from 'zod'
import type { RecordingRefusal } from '#lib/engine/index.ts'
import { RECORDING_REFUSALS } from '#server/ports/recording.ts'

const REASONS = Object.keys(RECORDING_REFUSALS) as RecordingRefusal[]

/** What a confined process answers to a recording that it cannot take. */
export const refusedRecording = z.object({ kind: z.literal('refused'), reason: z.enum(REASONS) })
