'use client'
import { useTranslations } from 'next-intl'
import { StatusAnnouncer } from '#components/creations/list/status-announcer.tsx'
import { useSongs } from '#components/creations/list/use-songs.ts'
import { SongCard } from '#components/songs/song-card.tsx'
import { tracksOf } from '#components/songs/track-of.ts'
import type { Sort } from '#lib/catalog/sorts.ts'
import { LibraryList } from './library-list.tsx'
import { LibraryToolbar } from './library-toolbar.tsx'
import { useSelection } from './use-selection.ts'

type MusicTabProps = { search: string; sort: Sort; onSort: (sort: Sort) => void }

export function MusicTab({ search, sort, onSort }: MusicTabProps) {
  const t = useTranslations('library')
  const song = useTranslations('song')
  const selection = useSelection()
  const history = useSongs({ search, sort, refetchOnFocus: false })
  const words = {
    signedOut: t('signedOutMusic'),
    empty: t('emptyMusic'),
    emptyText: t('emptyMusicText'),
    create: t('createMusic'),
    noMatch: song('history.noMatch', { search }),
    loading: t('loading'),
  }
  const creations = (history.items ?? []).map(({ id, status }) => ({ id, status, tracks: [id] }))
  return (
    <>
      <LibraryList
        history={history}
        search={search}
        words={words}
        createPath="/"
        tools={<LibraryToolbar kind="song" creations={creations} sort={sort} onSort={onSort} selection={selection} />}
      >
        {(songs, me) => {
          const artist = me?.name ?? song('unknownCreator')
          const queue = tracksOf(songs, artist)
          return songs.map((item) => (
            <SongCard
              key={item.id}
              song={item}
              artist={artist}
              queue={queue}
              picking={selection.picking(item.id, t('select.one', { title: item.title }))}
            />
          ))
        }}
      </LibraryList>
      <StatusAnnouncer creations={history.items ?? []} />
    </>
  )
}
