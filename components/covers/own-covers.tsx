'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClearFailed } from '#components/creations/list/clear-failed.tsx'
import { LoadMore } from '#components/creations/list/load-more.tsx'
import { StatusAnnouncer } from '#components/creations/list/status-announcer.tsx'
import { useCovers } from '#components/creations/list/use-covers.ts'
import { LoadAgain } from '#components/ui/prompt.tsx'
import type { CoverKind, CoverView } from '#lib/schemas/cover.ts'
import { coverTitle } from './cover-tracks.ts'

type OwnCoversProps = {
  kind: CoverKind
  /** Said where there are none. */
  empty: string
  /** The list items. */
  children: (covers: readonly CoverView[]) => ReactNode
}

/** What the signed-in person had sung or taken apart, in a plain list, in each of its states. */
export function OwnCovers({ kind, empty, children }: OwnCoversProps) {
  const t = useTranslations('song.history')
  const library = useTranslations('library')
  const { query, items, failed, reload } = useCovers({ kind })
  if (!items) {
    if (!failed) return <p className="text-sm text-faint">{library(kind === 'cover' ? 'loadingCovers' : 'loading')}</p>
    return <LoadAgain text={t('failed')} label={t('reload')} onPress={reload} isSmall />
  }
  if (items.length === 0) return <p className="text-sm text-faint">{empty}</p>
  return (
    <>
      {kind === 'cover' && <ClearFailed kind="cover" creations={items} className="-ml-3" />}
      <ul>{children(items)}</ul>
      <StatusAnnouncer creations={items.map((cover) => ({ ...cover, title: coverTitle(cover) }))} />
      <LoadMore query={query} />
    </>
  )
}
