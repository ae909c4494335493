'use client'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import type { Track } from '#components/player/track.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { CardButtons } from './card-buttons.tsx'
import { CoverArt } from './cover-art.tsx'
import { CoverButton } from './cover-button.tsx'
import { songDownload } from './download.ts'
import { RetrySong } from './retry-song.tsx'
import { SongDate } from './song-date.tsx'
import { SongMenu } from './song-menu.tsx'
import { SongState } from './song-state.tsx'
import { StatusBadge } from './status-badge.tsx'
import { trackOf } from './track-of.ts'
import { useChangeWords } from './versions/use-change-words.ts'

type SongCardProps = { song: SongView; artist: string; queue: readonly Track[] }

/** A song of the library. */
export function SongCard({ song, artist, queue }: SongCardProps) {
  const t = useTranslations('song')
  const changeWords = useChangeWords()
  const track = trackOf(song, artist)
  const isFinished = song.status === 'completed' && track !== null
  const title = song.title || t('untitled')
  return (
    <li className="flex flex-col gap-3 min-w-0 [content-visibility:auto] [contain-intrinsic-block-size:auto_420px]">
      <CoverButton
        picture={<CoverArt {...song} className="size-full" />}
        track={track}
        queue={queue}
        className="aspect-square w-full rounded-md"
      />
      <div className="flex items-center justify-between gap-3 text-xs text-faint">
        <StatusBadge song={song} />
        <SongDate date={song.createdAt} />
      </div>
      <div className="min-w-0">
        <h2 className="font-display text-lg font-medium">
          {track ? (
            <LocalLink href={track.path} className="line-clamp-2 hover:underline">
              {title}
            </LocalLink>
          ) : (
            <span className="line-clamp-2">{title}</span>
          )}
        </h2>
        <p className="line-clamp-2 pt-0.5 text-sm text-soft">
          {song.change ? changeWords(song.change) : song.description || song.style || t('noDescription')}
        </p>
      </div>
      {!isFinished && (
        <div className="text-xs">
          <SongState song={song} brief />
        </div>
      )}
      <div className="-mx-3 mt-auto flex items-center">
        {isFinished && <CardButtons track={track} file={songDownload({ ...song, title })} />}
        {song.status === 'failed' && <RetrySong song={song} />}
        <span className="ml-auto">
          <SongMenu song={song} />
        </span>
      </div>
    </li>
  )
}
