'use client'
import { CircleAlert, Pause, Play } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/layout/local-link.tsx'
import { clock } from '#components/player/clock.ts'
import { player, usePlayer } from '#components/player/player.ts'
import type { Track } from '#components/player/track.ts'
import { SongDate } from '#components/songs/song-date.tsx'
import { isUnfinished } from '#components/songs/use-history.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import { VoiceAvatar } from '#components/voices/voice-avatar.tsx'
import type { CoverView } from '#lib/schemas/cover.ts'
import { coverTrack } from './cover-list-track.ts'
import { useCoverWords } from './cover-list-words.ts'

type CoverRowProps = { cover: CoverView; queue: readonly Track[] }

/** A cover, its voice's picture the play button. */
export function CoverRow({ cover, queue }: CoverRowProps) {
  const t = useTranslations('voices.covers')
  const title = cover.songTitle || t('untitled')
  const track = coverTrack(cover, t('untitled'))
  const loaded = usePlayer((state) => state.track?.id === cover.id)
  return (
    <div className="flex items-start gap-3">
      <PlayAvatar cover={cover} track={track} queue={queue} title={title} />
      <div className="min-w-0 flex-1 pt-0.5">
        <LocalLink
          href={`/voice-cover/${cover.id}`}
          prefetch={false}
          className={`block truncate font-display text-base hover:underline ${loaded ? 'text-accent' : ''}`}
        >
          {title}
        </LocalLink>
        <p className="truncate text-xs text-soft">{cover.voiceModelName}</p>
        <div className="pt-0.5 text-xs text-faint">
          <CoverState cover={cover} title={title} />
        </div>
      </div>
    </div>
  )
}

function CoverState({ cover, title }: { cover: CoverView; title: string }) {
  const t = useTranslations('voices.covers')
  const song = useTranslations('song')
  const { status, stage, failure } = useCoverWords(cover)
  if (isUnfinished(cover)) {
    return (
      <span className="flex flex-col gap-1.5 text-soft">
        <span className="flex items-center gap-2">
          <Spinner className="text-accent" />
          <span>{[status, stage].filter(Boolean).join(': ')}</span>
          {cover.status === 'processing' && (
            <span className="tabular ml-auto">{song('progress', { percent: cover.progress })}</span>
          )}
        </span>
        <progress
          aria-label={song('progressLabel', { title })}
          className="progress"
          max={100}
          value={cover.status === 'pending' ? 0 : cover.progress}
        />
      </span>
    )
  }
  if (cover.status === 'failed') {
    return (
      <span className="flex items-start gap-1.5">
        <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0 text-danger" />
        <span>
          <span className="text-danger">{status}</span>
          <span className="block">{failure ?? t('failed')}</span>
          <span className="block">{t('creditsBack')}</span>
        </span>
      </span>
    )
  }
  return (
    <span className="flex gap-2">
      {cover.duration !== null && <span className="tabular">{clock(cover.duration)}</span>}
      <SongDate date={cover.createdAt} />
    </span>
  )
}

type PlayAvatarProps = CoverRowProps & { track: Track | null; title: string }

function PlayAvatar({ cover, track, queue, title }: PlayAvatarProps) {
  const t = useTranslations('song')
  const playing = usePlayer((state) => state.playing && state.track?.id === cover.id)
  const picture = <VoiceAvatar url={cover.avatarUrl} className="size-full" />
  if (!track) return <span className="size-12 shrink-0 overflow-hidden rounded-sm">{picture}</span>
  const Icon = playing ? Pause : Play
  return (
    <button
      type="button"
      aria-label={t(playing ? 'pause' : 'play', { title })}
      onClick={() => player.play(track, queue)}
      className="group relative size-12 shrink-0 overflow-hidden rounded-sm"
    >
      {picture}
      <span
        data-playing={playing}
        className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-ground/80 text-ink opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 data-[playing=true]:bg-accent data-[playing=true]:text-on-accent data-[playing=true]:opacity-100 pointer-coarse:opacity-100"
      >
        <Icon aria-hidden className="size-1/2 fill-current stroke-none" />
      </span>
    </button>
  )
}
