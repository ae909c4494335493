import { z } from 'zod'
import { NAME_MAX } from '#lib/catalog/limits.ts'
import { SENTENCES } from '#lib/catalog/voices/own-voice.ts'
import { line } from './text.ts'

const name = line()
  .min(1, 'nameMissing')
  .max(NAME_MAX, 'nameTooLong')
  .regex(/^[^\p{Cc}\p{Cf}]*$/u)

/** A voice from a person's own recording, which they uploaded before. */
export const CreateOwnVoice = z
  .strictObject({
    /** Address of the upload. */
    audioUrl: line().min(1, 'voiceRecordingMissing').max(2048),
    name,
    sentence: z.enum(SENTENCES),
    consentGiven: z.boolean().default(false),
  })
  .refine(({ consentGiven }) => consentGiven, { path: ['consentGiven'], message: 'consentMissing' })
export type CreateOwnVoice = z.infer<typeof CreateOwnVoice>

export const OwnVoiceId = z.strictObject({ id: z.uuid() })
export type OwnVoiceId = z.infer<typeof OwnVoiceId>

export const RenameOwnVoice = z.strictObject({ id: z.uuid(), name })
export type RenameOwnVoice = z.infer<typeof RenameOwnVoice>
