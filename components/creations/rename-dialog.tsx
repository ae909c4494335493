'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import { focusOnMount } from '#components/ui/focus/focus-on-mount.ts'
import { Field } from '#components/ui/form/field.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'

type RenameDialogProps = {
  heading: string
  /** What the name is called, where it is no title. */
  label?: string
  hint?: string
  /** As it is called now. */
  title: string
  rename: { isPending: boolean; error: unknown }
  onSave: (title: string) => void
  onClose: () => void
}

export function RenameDialog({ heading, title: before, rename, onSave, onClose, ...field }: RenameDialogProps) {
  const t = useTranslations('song')
  const { label = t('newTitle'), hint } = field
  const failure = useFailure()
  const [title, setTitle] = useState(before)
  const refused = rename.error ? failure(rename.error) : undefined
  const submit = () => {
    if (!rename.isPending) onSave(title)
  }
  return (
    <Modal title={heading} closeLabel={t('close')} onClose={onClose}>
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <Field label={label} hint={hint} error={refused?.text}>
          {(wiring) => (
            <input
              {...wiring}
              ref={focusOnMount}
              autoComplete="off"
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
              className="input font-display text-lg"
            />
          )}
        </Field>
        <RewriteOffer rewrite={Object.values(refused?.rewrites ?? {})[0]} before={title} onUse={setTitle} />
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="accent" disabled={rename.isPending}>
            {rename.isPending ? t('saving') : t('save')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
