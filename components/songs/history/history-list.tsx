'use client'
import { useTranslations } from 'next-intl'
import { ClearFailed } from '#components/creations/list/clear-failed.tsx'
import { LoadMore } from '#components/creations/list/load-more.tsx'
import { StatusAnnouncer } from '#components/creations/list/status-announcer.tsx'
import type { SongList } from '#components/creations/list/use-songs.ts'
import { SongRow } from '#components/songs/song-row.tsx'
import { tracksOf } from '#components/songs/track-of.ts'
import { LoadAgain } from '#components/ui/prompt.tsx'

export function HistoryList({ history, search }: { history: SongList; search: string }) {
  const t = useTranslations('song')
  const { me, query, items: songs, failed, reload } = history
  if (!songs) {
    if (!failed) return <p className="px-4 text-sm text-faint">{t('history.loading')}</p>
    return (
      <LoadAgain text={t('history.failed')} label={t('history.reload')} onPress={reload} isSmall className="px-4" />
    )
  }
  if (songs.length === 0) {
    return <p className="px-4 text-sm text-faint">{search ? t('history.noMatch', { search }) : t('history.empty')}</p>
  }
  const artist = me?.name ?? t('unknownCreator')
  const queue = tracksOf(songs, artist)
  return (
    <>
      <ClearFailed kind="song" creations={songs} className="ml-1" />
      <ul>
        {songs.map((song) => (
          <SongRow key={song.id} song={song} artist={artist} queue={queue} />
        ))}
      </ul>
      <StatusAnnouncer creations={songs} />
      <LoadMore query={query} />
    </>
  )
}
