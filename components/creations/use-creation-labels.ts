import { useTranslations } from 'next-intl'
import { RECORDING_MAX_SEC } from '#lib/catalog/limits.ts'
import type { Failure, QueuePlace } from '#lib/schemas/creation.ts'
import type { SongView } from '#lib/schemas/song.ts'

/** All parameters in the sentences of failures. A test tries the messages of every failure. */
const LIMITS = { minutes: RECORDING_MAX_SEC / 60 }

/** What songs and covers have in common while they are made, and after. */
export type Creation = Pick<SongView, 'status' | 'progress' | 'stage' | 'failure' | 'duration'> & {
  readonly place?: QueuePlace | null
}

/** The words for a place in the queue: "2 ahead in line, about 3 min". */
export function usePlaceLabel(): (place: QueuePlace) => string {
  const t = useTranslations('song.line')
  return ({ ahead, waitSec }) => {
    if (ahead === 0) return t('next')
    const minutes = Math.ceil((waitSec ?? 0) / 60)
    return minutes === 0 ? t('ahead', { count: ahead }) : t('aheadFor', { count: ahead, minutes })
  }
}

/**
 * Words for the state of a creation. A status or stage without a message is shown as it came; a failure without one is
 * left out.
 */
export function useCreationLabels({ status, stage, failure }: Pick<Creation, 'status' | 'stage' | 'failure'>) {
  const music = useTranslations('music')
  const errors = useTranslations('errors')
  const stageKey = `stage.${stage}` as 'stage.play'
  const statusKey = `status.${status}` as const
  const reason = failure as Failure
  return {
    status: music.has(statusKey) ? music(statusKey) : status,
    stage: stage && music.has(stageKey) ? music(stageKey) : stage,
    failure: failure && errors.has(reason) ? errors(reason, LIMITS) : null,
  }
}
