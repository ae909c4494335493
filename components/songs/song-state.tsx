import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { clock } from '#components/player/clock.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { SongStatus } from '#lib/schemas/song.ts'
import { useSongWords, type Work } from './use-song-words.ts'

/** `brief` leaves out the word for the status, where a badge says it already. */
type SongStateProps = { song: Work & { readonly title: string }; brief?: boolean }

/** Where a song or cover stands, and how far, in the size of the text around it: for lists and the song's own page. */
export function SongState(props: SongStateProps) {
  const { status } = props.song
  const State: ((props: SongStateProps) => ReactNode) | undefined = STATES[status]
  return State ? <State {...props} /> : <span className="text-faint">{status}</span>
}

const STATES: Readonly<Record<SongStatus, (props: SongStateProps) => ReactNode>> = {
  pending: Making,
  processing: Making,
  failed: Failed,
  completed: ({ song }) => <span className="tabular">{song.duration === null ? '' : clock(song.duration)}</span>,
}

function Making({ song, brief = false }: SongStateProps) {
  const t = useTranslations('song')
  const { status, stage } = useSongWords(song)
  const said = !brief && stage ? t('statusAndStage', { status, stage }) : brief ? stage : status
  return (
    <span className="flex flex-col gap-1.5 text-soft">
      {said && (
        <span className="flex items-center gap-2">
          {!brief && <Spinner className="text-accent" />}
          <span className="first-letter:uppercase">{said}</span>
          {song.status === 'processing' && (
            <span className="tabular ml-auto">{t('progress', { percent: song.progress })}</span>
          )}
        </span>
      )}
      <progress
        aria-label={t('progressLabel', { title: song.title })}
        className="progress"
        max={100}
        value={song.status === 'pending' ? 0 : song.progress}
      />
    </span>
  )
}

function Failed({ song, brief = false }: SongStateProps) {
  const t = useTranslations('song')
  const { failure } = useSongWords(song)
  return (
    <span className="flex items-start gap-[0.5em]">
      {!brief && <CircleAlert aria-hidden className="mt-[0.1em] size-[1.15em] shrink-0 text-danger" />}
      <span>
        <span className="text-danger">{t('failed')}</span>
        {failure && <span className="block text-faint">{failure}</span>}
      </span>
    </span>
  )
}
