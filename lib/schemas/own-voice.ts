import { z } from 'zod'
import { NAME_MAX } from '#lib/catalog/limits.ts'
import { SENTENCES } from '#lib/catalog/voices/own-voice.ts'
import { checkRules } from './rules/check-rules.ts'
import { OWN_VOICE_RULES } from './rules/own-voice-rules.ts'
import { line } from './text.ts'

const name = line()
  .max(NAME_MAX, 'nameTooLong')
  .regex(/^[^\p{Cc}\p{Cf}]*$/u)

/** A voice from a person's own recording, which they uploaded before. */
export const CreateOwnVoice = z
  .strictObject({
    /** Address of the upload. */
    audioUrl: line().max(2048),
    name,
    sentence: z.enum(SENTENCES),
    consentGiven: z.boolean().default(false),
  })
  .superRefine(checkRules(OWN_VOICE_RULES))
export type CreateOwnVoice = z.infer<typeof CreateOwnVoice>

export const OwnVoiceId = z.strictObject({ id: z.uuid() })
export type OwnVoiceId = z.infer<typeof OwnVoiceId>

export const RenameOwnVoice = z.strictObject({ id: z.uuid(), name: name.min(1, 'nameMissing') })
export type RenameOwnVoice = z.infer<typeof RenameOwnVoice>
