'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { focusOnMount } from '#components/ui/focus/focus-on-mount.ts'
import { Field } from '#components/ui/form/field.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { RewriteOffer } from '#components/ui/form/rewrite-offer.tsx'
import { showToast } from '#components/ui/toast.ts'
import { NAME_MAX } from '#lib/catalog/limits.ts'
import type { Me } from '#lib/schemas/account.ts'

type NameFormProps = {
  me: Me
  /** The person was led to this form, so its field takes the focus. */
  isAsked?: boolean
  onSaved?: () => void
}

export function NameForm({ me, isAsked = false, onSaved }: NameFormProps) {
  const t = useTranslations('account')
  const failure = useFailure()
  const utils = trpc.useUtils()
  const known = me.name ?? ''
  /** The typed text, until it is saved. */
  const [typed, setTyped] = useState<string>()
  const name = typed ?? known
  const update = trpc.account.update.useMutation({
    onSuccess: (changed) => {
      showToast(t('saved'))
      setTyped(undefined)
      utils.auth.me.setData(undefined, changed)
      void utils.music.getById.invalidate()
      void utils.voiceCover.getById.invalidate()
      onSaved?.()
    },
  })
  const refused = update.error ? failure(update.error) : undefined
  const submit = () => {
    if (!update.isPending) update.mutate({ name })
  }
  return (
    <Form onSubmit={submit}>
      <Field label={t('name')} hint={t('nameHint')} error={refused?.text}>
        {(field) => (
          <span className="flex gap-2">
            <input
              {...field}
              {...(isAsked ? { ref: focusOnMount } : {})}
              name="name"
              autoComplete="name"
              maxLength={NAME_MAX}
              placeholder={t('namePlaceholder')}
              value={name}
              onChange={(event) => setTyped(event.currentTarget.value)}
              className="input"
            />
            <Button type="submit" disabled={update.isPending || name.trim() === known}>
              {update.isPending ? t('saving') : t('save')}
            </Button>
          </span>
        )}
      </Field>
      <RewriteOffer rewrite={refused?.rewrites.name} before={name} onUse={setTyped} />
    </Form>
  )
}
