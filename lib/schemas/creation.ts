import { z } from 'zod'
import { CREATIONS_AT_ONCE, TITLE_MAX } from '#lib/catalog/limits.ts'
import { VISIBILITIES } from '#lib/catalog/visibility.ts'
import { TimeCursor } from './cursor.ts'
import { atMost, line } from './text.ts'

/** What is made by a worker: a song, a song in another voice, or a song that is only taken apart. */
export const CREATION_KINDS = ['song', 'cover', 'split'] as const
export type CreationKind = (typeof CREATION_KINDS)[number]

/** Every reason for which something is not made, as a key of `errors` in the messages: its sentence needs no more than what is known everywhere. */
export const FAILURES = [
  ...(['renderFailed', 'coverFailed', 'storageFull', 'voiceRevoked', 'parentGone', 'sourceGone'] as const),
  ...(['lyricsUnsingable', 'lineTooLong', 'notReworkable'] as const),
  ...(['stemsFailed', 'stemsDiffer'] as const),
  ...(['fileTypeInvalid', 'fileTooLarge'] as const),
  ...([
    'recordingUnreadable',
    'recordingTooLong',
    'recordingTooShort',
    'recordingSilent',
    'recordingHasNoVoice',
  ] as const),
  ...(['linkInvalid', 'linkRefused', 'linkUnreachable', 'linkTooSlow', 'linkIsPage', 'linkTooLong'] as const),
] as const
export type Failure = (typeof FAILURES)[number]

export const CreationKindInput = z.strictObject({ kind: z.enum(CREATION_KINDS) })
export type CreationKindInput = z.infer<typeof CreationKindInput>

export const CREATION_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const
export type CreationStatus = (typeof CREATION_STATUSES)[number]

export const CreationId = z.strictObject({ id: z.uuid() })
export type CreationId = z.infer<typeof CreationId>

export const CreationIds = z.strictObject({ ids: z.array(z.uuid()).min(1).max(CREATIONS_AT_ONCE) })
export type CreationIds = z.infer<typeof CreationIds>

export const RenameCreation = CreationId.extend({
  title: line()
    .min(1, 'titleMissing')
    .refine(...atMost(TITLE_MAX, 'titleTooLong')),
})
export type RenameCreation = z.infer<typeof RenameCreation>

export const SetVisibility = CreationId.extend({ visibility: z.enum(VISIBILITIES) })
export type SetVisibility = z.infer<typeof SetVisibility>

export const TrashPage = z.strictObject({
  cursor: TimeCursor.optional(),
  /** Said by every endless list; there is no other way to go. */
  direction: z.literal('forward').optional(),
})
export type TrashPage = z.infer<typeof TrashPage>

/** What became of creations that their owner deleted. */
export type Deleted = {
  /** Those that can be restored. */
  readonly restorable: readonly string[]
  /** How many of those the trash lists: what was finished, without splits. */
  readonly trashed: number
  /** Until when all that the trash lists of them are in it; null for none. */
  readonly until: Date | null
  /** How many were not finished, and are cancelled. */
  readonly cancelled: number
  /** Credits that came back for those. */
  readonly refunded: number
}

/** A deleted creation that its owner can restore, or delete for good. */
export type Trashed = {
  readonly kind: CreationKind
  readonly id: string
  readonly title: string
  readonly deletedAt: Date
  readonly until: Date
}

/** Where something stands that waits to be made. */
export type QueuePlace = {
  /** How many come first, those that are being made included. */
  readonly ahead: number
  /** Seconds until it will probably begin; null while nothing is known of how long that takes. */
  readonly waitSec: number | null
}
