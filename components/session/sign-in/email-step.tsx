'use client'
import { useTranslations } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { focusOnMount } from '#components/ui/focus/focus-on-mount.ts'
import { Field } from '#components/ui/form/field.tsx'
import { Form } from '#components/ui/form/form.tsx'

type EmailStepProps = { email: string; onChange: (email: string) => void; onSent: (resendAfterSec: number) => void }

export function EmailStep({ email, onChange, onSent }: EmailStepProps) {
  const t = useTranslations('auth')
  const failure = useFailure()
  const request = trpc.auth.requestCode.useMutation({ onSuccess: ({ resendAfterSec }) => onSent(resendAfterSec) })
  const submit = () => {
    if (!request.isPending) request.mutate({ email })
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('email')} error={request.error ? failure(request.error).text : undefined}>
        {(field) => (
          <input
            {...field}
            type="email"
            name="email"
            autoComplete="email"
            ref={focusOnMount}
            required
            value={email}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="input"
          />
        )}
      </Field>
      <Button type="submit" variant="accent" disabled={request.isPending}>
        {request.isPending ? t('sending') : t('sendCode')}
      </Button>
      <p className="text-xs text-faint">{t('newHere')}</p>
    </Form>
  )
}
