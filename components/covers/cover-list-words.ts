'use client'
import { useTranslations } from 'next-intl'
import type { CoverView } from '#lib/schemas/cover.ts'

/** The words for where a cover stands. What the messages do not know is shown as it came. */
export function useCoverWords({ status, stage, failure }: Pick<CoverView, 'status' | 'stage' | 'failure'>) {
  const statuses = useTranslations('music.status')
  const stages = useTranslations('voices.stage')
  const errors = useTranslations('errors')
  return {
    status: statuses.has(status) ? statuses(status) : status,
    stage: stage && stages.has(stage as 'separate') ? stages(stage as 'separate') : stage,
    failure: failure && errors.has(failure as 'coverFailed') ? errors(failure as 'coverFailed') : null,
  }
}
