'use client'
import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { PictureButton } from '#components/creations/picture-button.tsx'
import { Artwork } from '#components/drawing/artwork.tsx'
import { Wordmark } from '#components/drawing/wordmark.tsx'
import { barMessages } from '#components/player/bar/bar-messages.ts'
import type { PlayerLabels } from '#components/player/bar/labels.ts'
import { playerState, usePlayer } from '#components/player/state.ts'
import { fileSize } from '#components/recordings/upload/recording-file.ts'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { formatTime } from '#components/ui/format-time.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { removeAllSaved, type SavedSong, useSavedIds } from './device.ts'
import { recordsOf, removeGone, removeSong } from './saved-songs.ts'

/**
 * The songs that are saved on this device. Without a network this page replaces any other page that was asked for, and
 * says so. It brings the texts of the player's bar, which could not be fetched then.
 */
export function OfflinePage({ playerWords }: { playerWords: PlayerLabels }) {
  const t = useTranslations('offline')
  const isAway = useSyncExternalStore(onNetworkChange, isStandIn, () => true)
  const songs = useSavedSongs(!isAway)
  barMessages[useLocale()] = playerWords

  useEffect(() => {
    const goOn = () => {
      if (isStandIn() && !playerState().playing) location.reload()
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }, [])

  return (
    <main
      id="main"
      tabIndex={-1}
      className="outline-none mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-6 py-10 sm:py-16"
    >
      <LocalLink href="/" className="flex min-h-11 w-fit items-center">
        <Wordmark />
      </LocalLink>
      <header className="flex flex-col items-start gap-4 pt-4 sm:pt-8">
        <h1 className="font-display text-2xl font-medium text-balance">{t(isAway ? 'away' : 'here')}</h1>
        <p className="text-lg text-soft">{t(isAway ? 'awayText' : 'hereText')}</p>
        {isAway && (
          <Button variant="accent" onClick={() => location.reload()}>
            {t('tryAgain')}
          </Button>
        )}
      </header>
      {songs && songs.length > 0 && <SavedList songs={songs} isAway={isAway} />}
      {songs?.length === 0 && <p className="border-t pt-6 text-soft">{t('none')}</p>}
    </main>
  )
}

function SavedList({ songs, isAway }: { songs: readonly SavedSong[]; isAway: boolean }) {
  const t = useTranslations('offline')
  const language = useLocale()
  const size = fileSize(
    songs.reduce((sum, { bytes }) => sum + bytes, 0),
    language,
  )
  return (
    <section aria-labelledby="saved" className="pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b pb-2">
        <h2 id="saved" className={isAway ? 'font-display text-lg font-medium max-sm:w-full' : 'sr-only'}>
          {t('here')}
        </h2>
        <p className="tabular text-sm text-faint">{t('size', { count: songs.length, size })}</p>
        <Button
          ref={keepPlace}
          variant="quiet"
          size="small"
          className="-mr-3 ml-auto"
          onClick={() => void removeAllSaved()}
        >
          {t('removeAll')}
        </Button>
      </div>
      <ul>
        {songs.map((song) => (
          <SavedRow key={song.id} song={song} queue={songs} isAway={isAway} />
        ))}
      </ul>
    </section>
  )
}

type SavedRowProps = { song: SavedSong; queue: readonly SavedSong[]; isAway: boolean }

function SavedRow({ song, queue, isAway }: SavedRowProps) {
  const t = useTranslations('offline')
  const isOn = usePlayer(({ track }) => track?.id === song.id)
  const className = `block truncate font-display text-base ${isOn ? 'text-accent' : ''}`
  return (
    <li ref={keepPlace} className="flex items-center gap-3 border-b py-2.5">
      <PictureButton
        picture={<Artwork id={song.id} visuals={song.visuals ?? null} imageUrl={null} className="size-full" />}
        track={song}
        queue={queue}
        className="size-12 shrink-0 rounded-sm"
      />
      <div className="min-w-0 flex-1">
        {isAway ? (
          <p className={className}>{song.title}</p>
        ) : (
          <LocalLink href={song.path} className={`${className} hover:underline`}>
            {song.title}
          </LocalLink>
        )}
        <p className="truncate text-xs text-faint">{song.artist}</p>
      </div>
      {song.duration !== null && <span className="tabular text-xs text-faint">{formatTime(song.duration)}</span>}
      <Button
        variant="quiet"
        size="icon"
        className="-mr-3"
        aria-label={t('remove', { title: song.title })}
        onClick={() => void removeSong(song)}
      >
        <X aria-hidden />
      </Button>
    </li>
  )
}

/** The saved songs; undefined until known. With a network, songs that this visitor may no longer hear are removed. */
function useSavedSongs(hasNetwork: boolean): readonly SavedSong[] | undefined {
  const ids = useSavedIds()
  const [songs, setSongs] = useState<readonly SavedSong[]>()
  useEffect(() => {
    let isCurrent = true
    if (ids) void recordsOf(ids).then((found) => isCurrent && setSongs(found))
    return () => {
      isCurrent = false
    }
  }, [ids])
  const isListed = songs !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, of the songs that are there then
  useEffect(() => {
    if (hasNetwork && songs) void removeGone(songs)
  }, [hasNetwork, isListed])
  return songs
}

/** Whether this page replaces another one, or there is no network to ask for another one. */
function isStandIn(): boolean {
  return !navigator.onLine || !location.pathname.endsWith('/offline')
}

function onNetworkChange(change: () => void): () => void {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}
