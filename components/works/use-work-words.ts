import { useTranslations } from 'next-intl'
import type { SongView } from '#lib/schemas/song.ts'

/** What songs and covers have in common while they are made, and after. */
export type Work = Pick<SongView, 'status' | 'progress' | 'stage' | 'failure' | 'duration'>

/** The words for where something stands. What the messages do not know is shown as it came. */
export function useWorkWords({ status, stage, failure }: Pick<Work, 'status' | 'stage' | 'failure'>) {
  const music = useTranslations('music')
  const errors = useTranslations('errors')
  const stageKey = `stage.${stage}` as 'stage.play'
  const statusKey = `status.${status}` as const
  return {
    status: music.has(statusKey) ? music(statusKey) : status,
    stage: stage && music.has(stageKey) ? music(stageKey) : stage,
    failure: failure && errors.has(failure as 'renderFailed') ? errors(failure as 'renderFailed') : null,
  }
}
