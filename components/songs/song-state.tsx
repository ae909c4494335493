'use client'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { clock } from '#components/player/clock.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { SongStatus, SongView } from '#lib/schemas/song.ts'
import { useSongWords } from './use-song-words.ts'

/** One line about where a song stands, for lists. */
export function SongState({ song }: { song: SongView }) {
  const draw = STATES[song.status]
  return draw ? draw({ song }) : <span className="text-xs text-faint">{song.status}</span>
}

const STATES: Readonly<Record<SongStatus, (props: { song: SongView }) => React.ReactNode>> = {
  pending: Making,
  processing: Making,
  failed: Failed,
  completed: ({ song }) => (
    <span className="tabular text-xs text-faint">{song.duration === null ? '' : clock(song.duration)}</span>
  ),
}

function Making({ song }: { song: SongView }) {
  const t = useTranslations('song')
  const { status, stage } = useSongWords(song)
  return (
    <span className="flex flex-col gap-1.5 text-xs text-soft">
      <span className="flex items-center gap-2">
        <Spinner className="text-accent" />
        <span>{stage ? `${status}: ${stage}` : status}</span>
        {song.status === 'processing' && (
          <span className="tabular ml-auto">{t('progress', { percent: song.progress })}</span>
        )}
      </span>
      <progress
        aria-label={t('progressLabel', { title: song.title })}
        className="progress"
        max={100}
        value={song.status === 'pending' ? 0 : song.progress}
      />
    </span>
  )
}

function Failed({ song }: { song: SongView }) {
  const t = useTranslations('song')
  const { failure } = useSongWords(song)
  return (
    <span className="flex items-start gap-1.5 text-xs text-danger">
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        {t('failed')}
        {failure && <span className="block text-faint">{failure}</span>}
      </span>
    </span>
  )
}
