import { z } from 'zod'

export const MarkNotificationsRead = z.strictObject({ ids: z.array(z.uuid()).max(100).optional() })
export type MarkNotificationsRead = z.infer<typeof MarkNotificationsRead>

export const NOTIFICATION_KINDS = [
  'songCompleted',
  'songFailed',
  'coverCompleted',
  'coverFailed',
  'splitCompleted',
  'splitFailed',
  'planStarted',
  'planChanged',
  'planEnded',
  'paymentFailed',
  'expiryNotice',
  'withheld',
  'reinstated',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export type NotificationView = {
  readonly id: string
  readonly kind: NotificationKind
  /** Fills the text in the message files: the song's title, the credits given back. */
  readonly params: Readonly<Record<string, string | number>>
  readonly path: string | null
  readonly read: boolean
  readonly createdAt: Date
}
