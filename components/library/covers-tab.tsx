'use client'
import { useTranslations } from 'next-intl'
import { CoverCard } from '#components/covers/cover-card.tsx'
import { coverTitle, trackIds, tracksOf } from '#components/covers/cover-tracks.ts'
import { StatusAnnouncer } from '#components/creations/list/status-announcer.tsx'
import { useCovers } from '#components/creations/list/use-covers.ts'
import type { Sort } from '#lib/catalog/sorts.ts'
import { LibraryList } from './library-list.tsx'
import { LibraryToolbar } from './library-toolbar.tsx'
import { useSelection } from './use-selection.ts'

type CoversTabProps = { search: string; sort: Sort; onSort: (sort: Sort) => void }

export function CoversTab({ search, sort, onSort }: CoversTabProps) {
  const t = useTranslations('library')
  const selection = useSelection()
  const history = useCovers({ kind: 'cover', search, sort })
  const words = {
    signedOut: t('signedOutCovers'),
    empty: t('emptyCovers'),
    emptyText: t('emptyCoversText'),
    create: t('createAiCover'),
    noMatch: t('noCoverMatch', { search }),
    loading: t('loadingCovers'),
  }
  const creations = (history.items ?? []).map((cover) => ({ ...cover, tracks: trackIds(cover) }))
  return (
    <>
      <LibraryList
        history={history}
        search={search}
        words={words}
        createPath="/ai-music-cover"
        tools={<LibraryToolbar kind="cover" creations={creations} sort={sort} onSort={onSort} selection={selection} />}
      >
        {(covers) => {
          const queue = tracksOf(covers)
          return covers.map((cover) => (
            <CoverCard
              key={cover.id}
              cover={cover}
              queue={queue}
              picking={selection.picking(cover.id, t('select.one', { title: coverTitle(cover) }))}
            />
          ))
        }}
      </LibraryList>
      <StatusAnnouncer creations={(history.items ?? []).map((cover) => ({ ...cover, title: coverTitle(cover) }))} />
    </>
  )
}
