'use client'
import { useTranslations } from 'next-intl'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import { LocalLink } from '#components/layout/local-link.tsx'
import { Older } from '#components/songs/older.tsx'
import { SongCard } from '#components/songs/song-card.tsx'
import { SongNews } from '#components/songs/song-news.tsx'
import { tracksOf } from '#components/songs/track-of.ts'
import { useHistory } from '#components/songs/use-history.ts'
import { Button } from '#components/ui/button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { EmptyShelf } from './empty-shelf.tsx'

export function MusicTab() {
  const t = useTranslations('library')
  const song = useTranslations('song')
  const { me, query, items: songs, failed, reload } = useHistory({ refetchOnFocus: false })

  if (me === null) {
    return (
      <EmptyShelf title={t('signedOut')} text={t('signedOutMusic')}>
        <Button look="accent" onClick={() => openSignIn()}>
          {t('signIn')}
        </Button>
      </EmptyShelf>
    )
  }
  if (failed) {
    return (
      <EmptyShelf title={song('history.failed')}>
        <Button onClick={reload}>{song('history.reload')}</Button>
      </EmptyShelf>
    )
  }
  if (!songs) {
    return (
      <p role="status" className="flex items-center gap-3 py-16 text-soft">
        <Spinner className="text-accent" />
        {t('loading')}
      </p>
    )
  }
  if (songs.length === 0) {
    return (
      <EmptyShelf title={t('emptyMusic')} text={t('emptyMusicText')}>
        <Button asChild look="accent">
          <LocalLink href="/">{t('createMusic')}</LocalLink>
        </Button>
      </EmptyShelf>
    )
  }
  const artist = me?.name ?? song('unknownCreator')
  const queue = tracksOf(songs, artist)
  return (
    <>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-10 pt-8 sm:grid-cols-2 lg:grid-cols-3">
        {songs.map((item) => (
          <SongCard key={item.id} song={item} artist={artist} queue={queue} />
        ))}
      </ul>
      <SongNews songs={songs} />
      <Older query={query} />
    </>
  )
}
