import { z } from 'zod'
import type { RecordingRefusal } from '#lib/engine/index.ts'

const REASONS = ['wrongType', 'unreadable', 'tooLong', 'tooShort', 'silent'] as const satisfies RecordingRefusal[]

/** What a confined process answers to a recording that it cannot take. */
export const refusedRecording = z.object({ kind: z.literal('refused'), reason: z.enum(REASONS) })
