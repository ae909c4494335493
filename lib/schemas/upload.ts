import { z } from 'zod'
import { UPLOAD_MAX_BYTES } from '#lib/catalog/limits.ts'
import { line } from './text.ts'

const BASE64_MAX = Math.ceil(UPLOAD_MAX_BYTES / 3) * 4

/** A file as text, for clients that cannot send bytes. What it is, its bytes say. */
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
  /** How long the file says that it is, where it was cut off and less could be read by a second at least; else null. */
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
