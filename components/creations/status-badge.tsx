'use client'
import { Check, CircleAlert, type LucideIcon } from 'lucide-react'
import { formatTime } from '#components/ui/format-time.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { CreationStatus } from '#lib/schemas/creation.ts'
import { type Creation, useCreationLabels } from './use-creation-labels.ts'

type Badge = { readonly icon: LucideIcon | typeof Spinner; readonly colour: string }

const BADGES: Readonly<Record<CreationStatus, Badge>> = {
  pending: { icon: Spinner, colour: 'text-soft' },
  processing: { icon: Spinner, colour: 'text-soft' },
  completed: { icon: Check, colour: 'text-good' },
  failed: { icon: CircleAlert, colour: 'text-danger' },
}

/** Where a song or cover stands, in a word; of a finished one its length. */
export function StatusBadge({ creation }: { creation: Creation }) {
  const { status } = useCreationLabels(creation)
  const badge: Badge | undefined = BADGES[creation.status]
  const Icon = badge?.icon
  return (
    <span className={`tabular inline-flex items-center gap-1.5 ${badge?.colour ?? 'text-soft'}`}>
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {status}
      {creation.status === 'completed' && creation.duration !== null && (
        <span className="text-faint">{formatTime(creation.duration)}</span>
      )}
    </span>
  )
}
