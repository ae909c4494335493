import { z } from 'zod'
import { VOICE_CATEGORIES, type VoiceCategory } from '#lib/catalog/voices/categories.ts'
import { line } from './text.ts'

export const GetVoices = z.strictObject({ category: z.enum(VOICE_CATEGORIES).optional() }).default({})
export type GetVoices = z.infer<typeof GetVoices>

/** A voice's id, or its slug. */
export const VoiceName = line().min(1).max(100)

export const VoiceId = z.strictObject({ id: VoiceName })
export type VoiceId = z.infer<typeof VoiceId>

export const SetFavourite = VoiceId.extend({ favourite: z.boolean() })
export type SetFavourite = z.infer<typeof SetFavourite>

/** Slugs of the voices that a person can find again without a search. */
export type SavedVoices = { readonly favourites: readonly string[]; readonly recent: readonly string[] }

/** A voice as galleries and pages see it. */
export type VoiceView = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly category: VoiceCategory
  readonly family: string
  readonly description: string
  readonly tags: readonly string[]
  /** One of REGISTERS in the catalogue. */
  readonly register: string
  /** MIDI numbers. */
  readonly lowNote: number
  readonly highNote: number
  /** None means every one. */
  readonly languages: readonly string[]
  readonly avatarUrl: string
  /** With ?neutral it plays the same phrase in a neutral voice, to compare. */
  readonly demoAudioUrl: string
  /** Made from the caller's own voice; nobody else sees it. */
  readonly isOwn: boolean
}
