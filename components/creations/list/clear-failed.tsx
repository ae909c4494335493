'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import type { CreationKind, CreationStatus } from '#lib/schemas/creation.ts'
import { useBulkActions } from './use-bulk-actions.ts'

type ClearFailedProps = {
  kind: CreationKind
  creations: readonly { readonly status: CreationStatus }[]
  className?: string
}

/** Removes all failed creations from the list at once; the toast can bring them back. */
export function ClearFailed({ kind, creations, className = '' }: ClearFailedProps) {
  const t = useTranslations('song.history')
  const { clearFailed, isBusy } = useBulkActions()
  if (!creations.some(({ status }) => status === 'failed')) return null
  return (
    <Button
      ref={keepPlace}
      variant="quiet"
      size="small"
      className={className}
      disabled={isBusy}
      onClick={() => clearFailed(kind)}
    >
      {t('clearFailed')}
    </Button>
  )
}
