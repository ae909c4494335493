import { CircleAlert, CreditCard, Eye, EyeOff, Hourglass, MicVocal, Music4, Scissors } from 'lucide-react'
import type { NotificationKind } from '#lib/schemas/notification.ts'

const ICONS = {
  songCompleted: Music4,
  songFailed: CircleAlert,
  coverCompleted: MicVocal,
  coverFailed: CircleAlert,
  splitCompleted: Scissors,
  splitFailed: CircleAlert,
  planStarted: CreditCard,
  planChanged: CreditCard,
  planEnded: CreditCard,
  paymentFailed: CircleAlert,
  expiryNotice: Hourglass,
  withheld: EyeOff,
  reinstated: Eye,
} as const satisfies Record<NotificationKind, typeof Eye>

export type NotificationIconProps = { kind: NotificationKind; className: string }

export function NotificationIcon({ kind, className }: NotificationIconProps) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden className={className} />
}
