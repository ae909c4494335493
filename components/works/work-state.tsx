import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { clock } from '#components/player/clock.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { SongStatus } from '#lib/schemas/song.ts'
import { usePlaceWords, useWorkWords, type Work } from './use-work-words.ts'

/** `brief` leaves out the word for the status, where a badge says it already. */
type WorkStateProps = { work: Work & { readonly title: string }; brief?: boolean }

/** Where a song or cover stands, and how far, in the size of the text around it: for lists and its own page. */
export function WorkState(props: WorkStateProps) {
  const { status } = props.work
  const State: ((props: WorkStateProps) => ReactNode) | undefined = STATES[status]
  return State ? <State {...props} /> : <span className="text-faint">{status}</span>
}

const STATES: Readonly<Record<SongStatus, (props: WorkStateProps) => ReactNode>> = {
  pending: Making,
  processing: Making,
  failed: Failed,
  completed: ({ work }) => <span className="tabular">{work.duration === null ? '' : clock(work.duration)}</span>,
}

function Making({ work, brief = false }: WorkStateProps) {
  const t = useTranslations('song')
  const { status, stage } = useWorkWords(work)
  const placeWords = usePlaceWords()
  const said = !brief && stage ? t('statusAndStage', { status, stage }) : brief ? stage : status
  return (
    <span className="flex flex-col gap-1.5 text-soft">
      {said && (
        <span className="flex items-center gap-2">
          {!brief && <Spinner className="text-accent" />}
          <span className="first-letter:uppercase">{said}</span>
          {work.status === 'processing' && (
            <span className="tabular ml-auto">{t('progress', { percent: work.progress })}</span>
          )}
        </span>
      )}
      {work.status === 'pending' && work.place && <span className="text-faint">{placeWords(work.place)}</span>}
      <progress
        aria-label={t('progressLabel', { title: work.title })}
        className="progress"
        max={100}
        value={work.status === 'pending' ? 0 : work.progress}
      />
    </span>
  )
}

function Failed({ work, brief = false }: WorkStateProps) {
  const t = useTranslations('song')
  const { failure } = useWorkWords(work)
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
