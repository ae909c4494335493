'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Modal } from '#components/ui/dialog/dialog.tsx'

const ASK_EVERY_MS = 1000

type StemsDialogProps = {
  songId: string
  onReady: () => void
  onClose: () => void
}

/**
 * Has a song's stems made and shows the progress. Closing the dialog stops nothing: opened again, it shows the later
 * state.
 */
export function StemsDialog({ songId, onReady, onClose }: StemsDialogProps) {
  const t = useTranslations('song')
  const errors = useTranslations('errors')
  const failure = useFailure()
  const begin = trpc.music.makeStems.useMutation()
  const beginOnce = useEffectEvent(() => begin.mutate({ id: songId }))
  useEffect(() => beginOnce(), [])
  const isOnItsWay = begin.data !== undefined && begin.data.failure === null && begin.data.percent < 100
  const asked = trpc.music.getStems.useQuery(
    { id: songId },
    {
      enabled: isOnItsWay,
      gcTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.failure || data?.percent === 100 ? false : ASK_EVERY_MS),
    },
  )
  const state = (isOnItsWay ? asked.data : undefined) ?? begin.data
  const isReady = state?.percent === 100
  const tellOnce = useEffectEvent(onReady)
  useEffect(() => {
    if (isReady) tellOnce()
  }, [isReady])

  const refusal = state?.failure ?? (asked.data === null ? 'stemsFailed' : null)
  const said = begin.error ? failure(begin.error).text : refusal && errors(refusal as 'stemsFailed')
  return (
    <Modal
      title={t('files.stems')}
      {...(said ? {} : { description: t('files.stemsText') })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      {said ? (
        <p role="alert" className="text-danger">
          {said}
        </p>
      ) : (
        <span className="flex flex-col gap-1.5 text-soft">
          <span className="tabular text-right">{t('progress', { percent: state?.percent ?? 0 })}</span>
          <progress aria-label={t('files.stems')} className="progress" max={100} value={state?.percent ?? 0} />
        </span>
      )}
    </Modal>
  )
}
