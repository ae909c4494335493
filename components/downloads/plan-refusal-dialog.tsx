'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { EXPORT_PATH } from './export-link.tsx'
import { closePlanRefusal, type RefusedFile } from './plan-refusal.ts'

/** Says which plan includes the wanted file, and leads there. */
export function PlanRefusalDialog({ refusal: { reason, params }, isOwn }: RefusedFile) {
  const t = useTranslations('song')
  const errors = useTranslations('errors')
  return (
    <Modal
      title={t('download')}
      description={errors(reason, params)}
      closeLabel={t('close')}
      onClose={closePlanRefusal}
    >
      {isOwn && (
        <p>
          <LocalLink href={EXPORT_PATH} className="text-sm text-soft underline" onClick={closePlanRefusal}>
            {t('files.inExport')}
          </LocalLink>
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={closePlanRefusal}>
          {t('files.notNow')}
        </Button>
        <Button asChild variant="accent">
          <LocalLink href="/subscription" onClick={closePlanRefusal}>
            {t('files.plans')}
          </LocalLink>
        </Button>
      </div>
    </Modal>
  )
}
