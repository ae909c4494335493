'use client'
import { Button } from '../button.tsx'
import { FieldError } from '../form/field.tsx'
import { Modal } from './dialog.tsx'

type ConfirmProps = {
  title: string
  /** What cannot be undone. */
  text: string
  label: string
  cancelLabel: string
  closeLabel: string
  isBusy?: boolean
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Before what cannot be undone. */
export function Confirm({ title, text, label, cancelLabel, closeLabel, isBusy, error, ...does }: ConfirmProps) {
  return (
    <Modal title={title} description={text} closeLabel={closeLabel} onClose={does.onClose}>
      <div className="flex flex-col gap-5">
        <FieldError error={error} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={does.onClose}>
            {cancelLabel}
          </Button>
          <Button className="text-danger!" disabled={isBusy} onClick={does.onConfirm}>
            {label}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
