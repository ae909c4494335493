import { z } from 'zod'
import { WORKS_AT_ONCE } from '#lib/catalog/limits.ts'
import { TimeCursor } from './cursor.ts'

/** What is made by a worker. Both kinds wait, are claimed, end and are charged alike. */
export const WORK_KINDS = ['song', 'cover'] as const
export type WorkKind = (typeof WORK_KINDS)[number]

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

export const OneKind = z.strictObject({ kind: z.enum(WORK_KINDS) })
export type OneKind = z.infer<typeof OneKind>

export const SomeWorks = OneKind.extend({ ids: z.array(z.uuid()).min(1).max(WORKS_AT_ONCE) })
export type SomeWorks = z.infer<typeof SomeWorks>

export const TrashPage = z.strictObject({
  cursor: TimeCursor.optional(),
  /** Said by every endless list; there is no other way to go. */
  direction: z.literal('forward').optional(),
})
export type TrashPage = z.infer<typeof TrashPage>

/** What became of songs or covers that their owner deleted. */
export type Deleted = {
  /** Those that can be restored. */
  readonly restorable: readonly string[]
  /** How many of those the trash lists: what was finished, without songs that were only taken apart. */
  readonly trashed: number
  /** Until when all that the trash lists of them are in it; null for none. */
  readonly until: Date | null
  /** How many were not finished, and are cancelled. */
  readonly cancelled: number
  /** Credits that came back for those. */
  readonly refunded: number
}

/** Deleted work that its owner can restore, or delete for good. */
export type Trashed = {
  readonly kind: WorkKind
  readonly id: string
  readonly title: string
  readonly deletedAt: Date
  readonly until: Date
}

/** Where something stands that waits to be made. */
export type Place = {
  /** How many come first, those that are being made included. */
  readonly ahead: number
  /** Seconds until it will probably begin; null while nothing is known of how long that takes. */
  readonly waitSec: number | null
}
