'use client'
import { useTranslations } from 'next-intl'
import { CreationDate } from '#components/creations/creation-date.tsx'
import { CreationState } from '#components/creations/creation-state.tsx'
import { PictureButton } from '#components/creations/picture-button.tsx'
import { usePlayer } from '#components/player/state.ts'
import type { Track } from '#components/player/track.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { VoiceAvatar } from '#components/voices/voice-avatar.tsx'
import type { CoverView } from '#lib/schemas/cover.ts'
import { coverTitle, isOf, trackOf } from './cover-tracks.ts'
import { RetryCover } from './retry-cover.tsx'

/** A cover in a narrow list, its voice's picture the play button. */
export function CoverRow({ cover, queue }: { cover: CoverView; queue: readonly Track[] }) {
  const t = useTranslations('covers')
  const title = coverTitle(cover)
  const track = trackOf(cover)
  const isLoaded = usePlayer((state) => state.track !== null && isOf(cover, state.track))
  return (
    <div className="flex items-start gap-3">
      <PictureButton
        picture={<VoiceAvatar url={cover.avatarUrl} className="size-full" />}
        track={track}
        queue={queue}
        className={`${cover.status === 'failed' ? 'size-8' : 'size-12'} shrink-0 rounded-sm`}
      />
      <div className="min-w-0 flex-1 pt-0.5">
        <LocalLink
          href={`/voice-cover/${cover.id}`}
          className={`-my-2.5 block truncate py-2.5 font-display text-base hover:underline ${isLoaded ? 'text-accent' : ''}`}
        >
          {title}
        </LocalLink>
        {cover.songTitle && <p className="truncate text-xs text-soft">{cover.voiceModelName}</p>}
        <div className={`pt-0.5 text-xs text-faint ${track ? 'flex gap-2' : ''}`}>
          <CreationState creation={{ ...cover, title }} />
          {track && <CreationDate date={cover.createdAt} />}
        </div>
        {cover.status === 'failed' && <p className="pl-5 text-xs text-faint">{t('creditsBack')}</p>}
      </div>
      {cover.status === 'failed' && <RetryCover cover={cover} icon />}
    </div>
  )
}
