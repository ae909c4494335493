import { z } from 'zod'
import { CREATIONS_AT_ONCE, TITLE_MAX } from '#lib/catalog/limits.ts'
import { VISIBILITIES } from '#lib/catalog/visibility.ts'
import { TimeCursor } from './cursor.ts'
import { atMost, line } from './text.ts'

/** What workers make: a song, a song in another voice, or a song that is only taken apart. */
export const CREATION_KINDS = ['song', 'cover', 'split'] as const
export type CreationKind = (typeof CREATION_KINDS)[number]

/**
 * Every reason for which making something fails, as a key of `errors` in the messages. Their sentences need only
 * parameters that are the same everywhere.
 */
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
  /** Every infinite query sends it; there is no other direction. */
  direction: z.literal('forward').optional(),
})
export type TrashPage = z.infer<typeof TrashPage>

/** The result of deleting creations. */
export type Deleted = {
  /** Ids of those that can be restored. */
  readonly restorable: readonly string[]
  /** How many of those the trash lists: the finished ones, without splits. */
  readonly trashed: number
  /** Until when all of those that the trash lists stay in it; null if there are none. */
  readonly until: Date | null
  /** How many were not finished, and so were cancelled. */
  readonly cancelled: number
  /** Credits that were refunded for the cancelled ones. */
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

/** The place in the queue of something that waits to be made. */
export type QueuePlace = {
  /** How many jobs come first, including those that are running. */
  readonly ahead: number
  /** Seconds until it will probably begin; null while nothing is known about how long jobs take. */
  readonly waitSec: number | null
}
