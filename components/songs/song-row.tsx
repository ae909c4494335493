'use client'
import { useTranslations } from 'next-intl'
import { CreationDate } from '#components/creations/creation-date.tsx'
import { CreationState } from '#components/creations/creation-state.tsx'
import { PictureButton } from '#components/creations/picture-button.tsx'
import { useCreationLabels } from '#components/creations/use-creation-labels.ts'
import { Artwork } from '#components/drawing/artwork.tsx'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { SongView } from '#lib/schemas/song.ts'
import { EditSong } from './edit-song.tsx'
import { RetrySong } from './retry-song.tsx'
import { SongMenu } from './song-menu.tsx'
import { trackOf } from './track-of.ts'
import { useChangeLabels } from './versions/use-change-labels.ts'

type SongRowProps = { song: SongView; artist: string; queue: readonly Track[] }

/** A song of the history: one line each, its picture the play button. */
export function SongRow({ song, artist, queue }: SongRowProps) {
  const loaded = usePlayer((state) => state.track?.id === song.id)
  const track = trackOf(song, artist)
  const changeWords = useChangeLabels()
  const isFinished = song.status === 'completed' && track !== null
  if (song.status === 'failed') return <FailedRow song={song} />
  return (
    <li
      ref={keepPlace}
      className="flex items-start gap-3 px-4 py-2.5 [content-visibility:auto] [contain-intrinsic-block-size:auto_68px]"
    >
      <PictureButton
        picture={<Artwork {...song} className="size-full" />}
        track={track}
        queue={queue}
        className="size-12 shrink-0 rounded-sm"
      />
      <div className="min-w-0 flex-1 pt-0.5">
        {track ? (
          <LocalLink
            href={track.path}
            className={`-my-2.5 block truncate py-2.5 font-display text-base hover:underline ${loaded ? 'text-accent' : ''}`}
          >
            {song.title}
          </LocalLink>
        ) : (
          <p className="truncate font-display text-base">{song.title}</p>
        )}
        <TakeMark take={song.take} />
        {song.change && <p className="truncate text-xs text-soft">{changeWords(song.change)}</p>}
        <div className={`text-xs text-faint ${isFinished ? 'flex gap-2' : ''}`}>
          <CreationState creation={song} />
          {isFinished && <CreationDate date={song.createdAt} />}
        </div>
      </div>
      <SongMenu song={song} />
    </li>
  )
}

/** What came to nothing takes little room: no picture, and one line for the reason. */
function FailedRow({ song }: { song: SongView }) {
  const { failure } = useCreationLabels(song)
  return (
    <li ref={keepPlace} className="px-4 py-0.5 text-xs text-faint">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm text-soft">{song.title}</p>
          <TakeMark take={song.take} />
          <CreationState creation={{ ...song, failure: null }} />
        </div>
        <RetrySong song={song} icon />
        <EditSong song={song} icon />
        <SongMenu song={song} />
      </div>
      {failure && (
        <p title={failure} className="truncate">
          {failure}
        </p>
      )}
    </li>
  )
}

/** Which of two takes it is. */
function TakeMark({ take }: Pick<SongView, 'take'>) {
  const t = useTranslations('song.takes')
  return take !== null && <p className="truncate text-xs text-soft">{t('mark', { number: take })}</p>
}
