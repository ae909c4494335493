'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog.tsx'

type ConfirmProps = { title: string; text: string; label: string; onConfirm: () => void; onClose: () => void }

/** Before what cannot be undone. */
export function Confirm({ title, text, label, onConfirm, onClose }: ConfirmProps) {
  const t = useTranslations('song')
  return (
    <Modal title={title} closeLabel={t('close')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <p className="text-soft">{text}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button className="text-danger!" onClick={onConfirm}>
            {label}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
