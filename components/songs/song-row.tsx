'use client'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import { usePlayer } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { Button } from '#components/ui/button.tsx'
import { SONG_COST } from '#lib/catalog/plans.ts'
import type { SongView } from '#lib/schemas/song.ts'
import { CoverButton } from './cover-button.tsx'
import { SongDate } from './song-date.tsx'
import { SongMenu } from './song-menu.tsx'
import { SongState } from './song-state.tsx'
import { trackOf } from './track-of.ts'
import { useSongActions } from './use-song-actions.ts'

type SongRowProps = { song: SongView; artist: string; queue: readonly Track[] }

/** A song of the history: one line each, its picture the play button. */
export function SongRow({ song, artist, queue }: SongRowProps) {
  const t = useTranslations('song')
  const { retry } = useSongActions()
  const loaded = usePlayer((state) => state.track?.id === song.id)
  const track = trackOf(song, artist)
  return (
    <li className="flex items-start gap-3 px-4 py-2.5 [content-visibility:auto] [contain-intrinsic-block-size:auto_68px]">
      <CoverButton song={song} track={track} queue={queue} className="size-12 shrink-0 rounded-sm" />
      <div className="min-w-0 flex-1 pt-0.5">
        {track ? (
          <LocalLink
            href={track.path}
            className={`block truncate font-display text-base hover:underline ${loaded ? 'text-accent' : ''}`}
          >
            {song.title}
          </LocalLink>
        ) : (
          <p className="truncate font-display text-base">{song.title}</p>
        )}
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            {track ? (
              <span className="flex gap-2 text-xs text-faint">
                <SongState song={song} />
                <SongDate date={song.createdAt} />
              </span>
            ) : (
              <SongState song={song} />
            )}
          </div>
        </div>
        {song.status === 'failed' && (
          <Button look="quiet" size="small" className="-ml-3" onClick={() => retry(song)}>
            <RotateCcw aria-hidden />
            {t('retryCost', { cost: SONG_COST })}
          </Button>
        )}
      </div>
      <SongMenu song={song} />
    </li>
  )
}
