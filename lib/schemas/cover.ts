import { z } from 'zod'
import { LEVEL_MAX_DB, NAMED_PITCHES, PITCH_MAX_SEMITONES, SEARCH_MAX, TITLE_MAX } from '#lib/catalog/limits.ts'
import { SORTS } from '#lib/catalog/sorts.ts'
import { VISIBILITIES, type Visibility } from '#lib/catalog/visibility.ts'
import type { CreationStatus, QueuePlace } from './creation.ts'
import { Cursor } from './cursor.ts'
import { checkRules } from './rules/check-rules.ts'
import { RECORDING_RULES } from './rules/recording-rules.ts'
import { atMost, line } from './text.ts'
import { VoiceName } from './voice.ts'

/** One of three names, or semitones as text: "-12" … "12". */
export const PitchChange = z
  .string()
  .refine((text) => Number.isInteger(semitonesOf(text)) && Math.abs(semitonesOf(text)) <= PITCH_MAX_SEMITONES, {
    message: 'pitchInvalid',
  })
export type PitchChange = z.infer<typeof PitchChange>

/** By how many semitones the voice moves; NaN if the text is not a change of pitch. */
export function semitonesOf(pitchChange: string): number {
  if (Object.hasOwn(NAMED_PITCHES, pitchChange)) return NAMED_PITCHES[pitchChange as keyof typeof NAMED_PITCHES]
  return /^[+-]?\d{1,2}$/.test(pitchChange) ? Number(pitchChange) : Number.NaN
}

/** A recording: the address of an upload, of a song made here, or a link. */
const source = {
  audioUrl: line().min(1, 'sourceMissing').max(2048, 'linkInvalid'),
  songTitle: line()
    .refine(...atMost(TITLE_MAX, 'titleTooLong'))
    .optional(),
  rightsConfirmed: z.boolean().default(false),
  requestId: z.uuid().optional(),
}

export const CreateCover = z
  .strictObject({
    ...source,
    voiceModelId: VoiceName,
    pitchChange: PitchChange.default('no-change'),
    visibility: z.enum(VISIBILITIES).default('link'),
  })
  .superRefine(checkRules(RECORDING_RULES))
export type CreateCover = z.infer<typeof CreateCover>

export const SplitSong = z.strictObject(source).superRefine(checkRules(RECORDING_RULES))
export type SplitSong = z.infer<typeof SplitSong>

export const CoverId = z.strictObject({ id: z.uuid() })
export type CoverId = z.infer<typeof CoverId>

const level = z.number().min(-LEVEL_MAX_DB).max(LEVEL_MAX_DB)

/** Levels in decibels relative to the original mix. */
export const SetCoverLevels = z.strictObject({ id: z.uuid(), vocalDb: level, backingDb: level })
export type SetCoverLevels = z.infer<typeof SetCoverLevels>
export type CoverLevels = Omit<SetCoverLevels, 'id'>

export const COVER_KINDS = ['cover', 'split'] as const
export type CoverKind = (typeof COVER_KINDS)[number]

export const CoverHistory = z
  .strictObject({
    kind: z.enum(COVER_KINDS).default('cover'),
    search: line().max(SEARCH_MAX).optional(),
    sort: z.enum(SORTS).default('newest'),
    cursor: Cursor.optional(),
    /** Every infinite query sends it; there is no other direction. */
    direction: z.literal('forward').optional(),
    limit: z.int().min(1).max(100).default(30),
  })
  .default({ kind: 'cover', sort: 'newest', limit: 30 })
export type CoverHistory = z.infer<typeof CoverHistory>

/** A cover as lists, pages and the player see it. */
export type CoverView = {
  readonly id: string
  readonly kind: CoverKind
  readonly status: CreationStatus
  /** Percent. */
  readonly progress: number
  readonly stage: string | null
  /** Its place in the queue while it waits; for its owner only. */
  readonly place: QueuePlace | null
  /** A code of `errors` in the message files, when it failed. */
  readonly failure: string | null
  readonly songTitle: string
  readonly voiceModelId: string | null
  readonly voiceModelName: string
  readonly avatarUrl: string | null
  readonly convertedAudioUrl: string | null
  /** Addresses of the voice and the accompaniment alone. */
  readonly parts: { readonly vocals: string; readonly instrumental: string } | null
  /** Seconds. */
  readonly duration: number | null
  readonly pitchChange: string
  readonly vocalDb: number
  readonly backingDb: number
  /** It is being mixed with other levels; until then the old mix plays. */
  readonly mixing: boolean
  /** Loudness over time, 0..255. */
  readonly peaks: readonly number[] | null
  readonly visibility: Visibility
  readonly createdAt: Date
}

export type CoverPageView = CoverView & {
  readonly creator: string | null
  readonly isOwner: boolean
  /** For its owner, if their plan keeps covers for a limited time only. */
  readonly expiresAt: Date | null
}
