'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { focusOnMount } from '#components/ui/focus/focus-on-mount.ts'
import { Field } from '#components/ui/form/field.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { CODE_LENGTH } from '#lib/catalog/limits.ts'
import type { Me } from '#lib/schemas/account.ts'
import { type PendingCode, resendWaitSec } from './pending-code.ts'

type CodeStepProps = {
  asked: PendingCode
  onSent: (email: string, resendAfterSec: number) => void
  onSignedIn: (me: Me) => void
  onChangeAddress: () => void
}

export function CodeStep({ asked, onSent, onSignedIn, onChangeAddress }: CodeStepProps) {
  const { email } = asked
  const t = useTranslations('auth')
  const failure = useFailure()
  const [code, setCode] = useState('')
  const [waitSec, setWaitSec] = useCountdown(resendWaitSec(asked))
  const signIn = trpc.auth.signIn.useMutation({ onSuccess: onSignedIn, onError: () => setCode('') })
  const resend = trpc.auth.requestCode.useMutation({
    onSuccess: ({ resendAfterSec }) => {
      setWaitSec(resendAfterSec)
      onSent(email, resendAfterSec)
    },
  })
  const error = signIn.error ?? resend.error

  // The message under the field is always about the last press.
  const submitCode = (digits: string) => {
    resend.reset()
    signIn.mutate({ email, code: digits })
  }
  const askAgain = () => {
    signIn.reset()
    resend.mutate({ email })
  }
  const type = (entered: string) => {
    const digits = entered.replace(/\D/g, '').slice(0, CODE_LENGTH)
    setCode(digits)
    if (digits.length === CODE_LENGTH && !signIn.isPending) submitCode(digits)
  }
  const submit = () => {
    if (!signIn.isPending) submitCode(code)
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('code')} {...(error ? { error: failure(error).text } : {})}>
        {(field) => (
          <input
            {...field}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={focusOnMount}
            value={code}
            readOnly={signIn.isPending}
            onChange={(event) => type(event.currentTarget.value)}
            className="input tabular text-center font-display text-xl tracking-[0.35em]"
          />
        )}
      </Field>
      <Button type="submit" variant="accent" disabled={signIn.isPending}>
        {signIn.isPending ? t('signingIn') : t('signIn')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="quiet" size="small" onClick={onChangeAddress}>
          {t('changeAddress')}
        </Button>
        <Button variant="quiet" size="small" disabled={waitSec > 0 || resend.isPending} onClick={askAgain}>
          {waitSec > 0 ? t('resendIn', { seconds: waitSec }) : t('resend')}
        </Button>
      </div>
    </Form>
  )
}

/** Seconds that are left, counting down to 0, and the way to start again. */
function useCountdown(startSec: number): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(startSec)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
