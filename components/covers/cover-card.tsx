'use client'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import type { Track } from '#components/player/track.ts'
import { CardButtons } from '#components/songs/card-buttons.tsx'
import { CoverButton } from '#components/songs/cover-button.tsx'
import { SongDate } from '#components/songs/song-date.tsx'
import { SongState } from '#components/songs/song-state.tsx'
import { StatusBadge } from '#components/songs/status-badge.tsx'
import type { CoverView } from '#lib/schemas/cover.ts'
import { CoverMenu } from './cover-menu.tsx'
import { coverDownload, coverTitle, trackOf } from './cover-sound.ts'
import { RetryCover } from './retry-cover.tsx'
import { usePitchWords } from './use-pitch-words.ts'
import { VoicePicture } from './voice-picture.tsx'

/** A cover of the library. */
export function CoverCard({ cover, queue }: { cover: CoverView; queue: readonly Track[] }) {
  const t = useTranslations('covers')
  const pitch = usePitchWords()
  const track = trackOf(cover)
  const title = coverTitle(cover)
  return (
    <li className="flex min-w-0 flex-col gap-3 [contain-intrinsic-block-size:auto_420px] [content-visibility:auto]">
      <CoverButton
        picture={<VoicePicture avatarUrl={cover.avatarUrl} className="size-full" />}
        track={track}
        queue={queue}
        className="aspect-square w-full rounded-md"
      />
      <div className="flex items-center justify-between gap-3 text-xs text-faint">
        <StatusBadge song={cover} />
        <SongDate date={cover.createdAt} />
      </div>
      <div className="min-w-0">
        <h2 className="font-display text-lg font-medium">
          <LocalLink href={`/voice-cover/${cover.id}`} className="line-clamp-2 hover:underline">
            {title}
          </LocalLink>
        </h2>
        <p className="line-clamp-2 pt-0.5 text-sm text-soft">
          {cover.songTitle ? cover.voiceModelName : t('pitchLine', { pitch: pitch(cover.pitchChange) })}
        </p>
      </div>
      {cover.status !== 'completed' && (
        <div className="text-xs">
          <SongState song={{ ...cover, title }} brief />
        </div>
      )}
      <div className="-mx-3 mt-auto flex items-center">
        {track && <CardButtons track={track} file={coverDownload(cover)} />}
        {cover.status === 'failed' && <RetryCover cover={cover} />}
        <span className="ml-auto">
          <CoverMenu cover={cover} />
        </span>
      </div>
    </li>
  )
}
