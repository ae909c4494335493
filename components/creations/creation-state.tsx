import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatTime } from '#components/ui/format-time.ts'
import { Spinner } from '#components/ui/spinner.tsx'
import type { CreationStatus } from '#lib/schemas/creation.ts'
import { type Creation, useCreationLabels, usePlaceLabel } from './use-creation-labels.ts'

/** `compact` leaves out the word for the status, where a badge says it already. */
type CreationStateProps = { creation: Creation & { readonly title: string }; compact?: boolean }

/** Where a song or cover stands, and how far, in the size of the text around it: for lists and its own page. */
export function CreationState(props: CreationStateProps) {
  const { status } = props.creation
  const State: ((props: CreationStateProps) => ReactNode) | undefined = STATES[status]
  return State ? <State {...props} /> : <span className="text-faint">{status}</span>
}

const STATES: Readonly<Record<CreationStatus, (props: CreationStateProps) => ReactNode>> = {
  pending: InProgress,
  processing: InProgress,
  failed: Failed,
  completed: ({ creation }) => (
    <span className="tabular">{creation.duration === null ? '' : formatTime(creation.duration)}</span>
  ),
}

function InProgress({ creation, compact = false }: CreationStateProps) {
  const t = useTranslations('song')
  const { status, stage } = useCreationLabels(creation)
  const placeWords = usePlaceLabel()
  const said = !compact && stage ? t('statusAndStage', { status, stage }) : compact ? stage : status
  return (
    <span className="flex flex-col gap-1.5 text-soft">
      {said && (
        <span className="flex items-center gap-2">
          {!compact && <Spinner className="text-accent" />}
          <span className="first-letter:uppercase">{said}</span>
          {creation.status === 'processing' && (
            <span className="tabular ml-auto">{t('progress', { percent: creation.progress })}</span>
          )}
        </span>
      )}
      {creation.status === 'pending' && creation.place && (
        <span className="text-faint">{placeWords(creation.place)}</span>
      )}
      <progress
        aria-label={t('progressLabel', { title: creation.title })}
        className="progress"
        max={100}
        value={creation.status === 'pending' ? 0 : creation.progress}
      />
    </span>
  )
}

function Failed({ creation, compact = false }: CreationStateProps) {
  const t = useTranslations('song')
  const { failure } = useCreationLabels(creation)
  return (
    <span className="flex items-start gap-[0.5em]">
      {!compact && <CircleAlert aria-hidden className="mt-[0.1em] size-[1.15em] shrink-0 text-danger" />}
      <span>
        <span className="text-danger">{t('failed')}</span>
        {failure && <span className="block text-faint">{failure}</span>}
      </span>
    </span>
  )
}
