'use client'
import { useTranslations } from 'next-intl'
import { SongCard } from '#components/songs/song-card.tsx'
import { tracksOf } from '#components/songs/track-of.ts'
import { useHistory } from '#components/songs/use-history.ts'
import { WorkNews } from '#components/works/work-news.tsx'
import { Shelf } from './shelf.tsx'

export function MusicTab({ search }: { search: string }) {
  const t = useTranslations('library')
  const song = useTranslations('song')
  const history = useHistory({ search, refetchOnFocus: false })
  const words = {
    signedOut: t('signedOutMusic'),
    empty: t('emptyMusic'),
    emptyText: t('emptyMusicText'),
    create: t('createMusic'),
    noMatch: song('history.noMatch', { search }),
    loading: t('loading'),
  }
  return (
    <>
      <Shelf history={history} search={search} words={words} createPath="/">
        {(songs, me) => {
          const artist = me?.name ?? song('unknownCreator')
          const queue = tracksOf(songs, artist)
          return songs.map((item) => <SongCard key={item.id} song={item} artist={artist} queue={queue} />)
        }}
      </Shelf>
      <WorkNews works={history.items ?? []} />
    </>
  )
}
