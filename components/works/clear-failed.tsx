'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import type { SongStatus } from '#lib/schemas/song.ts'
import type { WorkKind } from '#lib/schemas/work.ts'
import { useManyWorks } from './use-many-works.ts'

type ClearFailedProps = {
  kind: WorkKind
  works: readonly { readonly status: SongStatus }[]
  className?: string
}

/** Where something has failed: puts all that has out of the way, until the toast brings it back. */
export function ClearFailed({ kind, works, className = '' }: ClearFailedProps) {
  const t = useTranslations('song.history')
  const { clearFailed, isBusy } = useManyWorks(kind)
  if (!works.some(({ status }) => status === 'failed')) return null
  return (
    <Button variant="quiet" size="small" className={className} disabled={isBusy} onClick={clearFailed}>
      {t('clearFailed')}
    </Button>
  )
}
