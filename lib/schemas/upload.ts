import { z } from 'zod'
import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import { line } from './text.ts'

const BASE64_MAX = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4

/** A file as base64 text, for clients that cannot send bytes. Its bytes decide what type it is, not `contentType`. */
export const UploadAudio = z.strictObject({
  fileName: line().max(1000),
  fileData: z
    .string()
    .max(BASE64_MAX, 'fileTooLarge')
    .refine((text) => !/[^A-Za-z0-9+/=]/.test(text)),
  contentType: line().max(200),
})
export type UploadAudio = z.infer<typeof UploadAudio>

/** How much of a recording could be read. */
export type ReadRecording = {
  readonly durationSec: number
  /** Whether its end is missing. */
  readonly isCutOff: boolean
  /** The length that the file states, if it was cut off and at least a second less could be read; else null. */
  readonly statedSec: number | null
}

/** A recording that was taken in. */
export type UploadView = {
  readonly id: string
  /** Absolute address, for its owner alone; a cover is made from it. */
  readonly url: string
  readonly fileName: string
  readonly format: string
} & ReadRecording
