'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubscription } from '#components/billing/use-subscription.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { Button } from '#components/ui/button.tsx'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import { Field, FieldError } from '#components/ui/form/field.tsx'
import { Form } from '#components/ui/form/form.tsx'
import { StatementField } from '#components/ui/form/statement-field.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { LoadAgain } from '#components/ui/prompt.tsx'
import { showToast } from '#components/ui/toast.ts'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import { planName } from '#lib/catalog/plans.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { Me } from '#lib/schemas/account.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'
import { useClearUser } from './use-log-out.ts'

type DeleteAccountProps = { me: Me; onClose: () => void }

/** Says what goes, and asks for the address of the account before it does. */
export function DeleteAccount({ me, onClose }: DeleteAccountProps) {
  const t = useTranslations('your-data.dialog')
  const account = useTranslations('account')
  const song = useTranslations('song')
  const { subscription, failed, reload } = useSubscription()
  const renews = subscription && subscription.plan !== 'free' && !subscription.isEnding
  return (
    <Modal title={t('question')} closeLabel={song('close')} onClose={onClose}>
      {failed && <LoadAgain text={account('failed')} label={account('reload')} onPress={reload} />}
      {renews && <CancelFirst subscription={subscription} />}
      {!failed && !renews && <Confirmation me={me} subscription={subscription} onClose={onClose} />}
    </Modal>
  )
}

function CancelFirst({ subscription: { plan, periodEnd } }: { subscription: SubscriptionView }) {
  const t = useTranslations('your-data.dialog')
  const errors = useTranslations('errors')
  const account = useTranslations('account')
  const day = useDateFormat()
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-soft">
        {periodEnd
          ? t('renews', { plan: planName(plan), date: day(periodEnd) })
          : errors('planRenews', { plan: planName(plan) })}
      </p>
      <Button asChild variant="accent">
        <LocalLink href="/subscription">{account('manageSubscription')}</LocalLink>
      </Button>
    </div>
  )
}

type ConfirmationProps = DeleteAccountProps & { subscription: SubscriptionView | undefined }

function Confirmation({ me, subscription, onClose }: ConfirmationProps) {
  const t = useTranslations('your-data.dialog')
  const data = useTranslations('your-data')
  const song = useTranslations('song')
  const language = useLocale()
  const router = useRouter()
  const day = useDateFormat()
  const failure = useFailure()
  const forget = useClearUser()
  const [email, setEmail] = useState('')
  const [endsPlan, setEndsPlan] = useState(false)
  const remove = trpc.account.delete.useMutation({
    onSuccess: () => {
      forget()
      showToast(data('deleted'))
      router.push(localPath(language, '/'))
    },
  })
  const submit = () => {
    if (!remove.isPending) remove.mutate({ email, endsPlan })
  }
  const refused = remove.error ? failure(remove.error) : undefined
  const { email: emailError, endsPlan: planError } = refused?.fields ?? {}
  return (
    <Form onSubmit={submit} className="flex flex-col gap-5">
      <div className="text-soft">
        <p>{t('final')}</p>
        <ul className="mt-2 list-disc pl-5 marker:text-faint">
          <li>{t('songs')}</li>
          <li>{t('others')}</li>
          {me.credits > 0 && <li>{t('credits', { count: me.credits })}</li>}
          <li>{t('sessions')}</li>
        </ul>
      </div>
      {subscription?.isEnding && subscription.periodEnd && (
        <StatementField id="ends-plan" checked={endsPlan} error={planError} onChange={setEndsPlan}>
          {t('unfinished', { plan: planName(subscription.plan), date: day(subscription.periodEnd) })}
        </StatementField>
      )}
      <Field label={t('confirmEmail')} hint={<span className="wrap-anywhere">{me.email}</span>} error={emailError}>
        {(field) => (
          <input
            {...field}
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            className="input"
          />
        )}
      </Field>
      <FieldError error={emailError || planError ? undefined : refused?.text} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {song('cancel')}
        </Button>
        <Button type="submit" className="text-danger!" disabled={remove.isPending || remove.isSuccess || !subscription}>
          {remove.isPending ? t('deleting') : t('deleteForGood')}
        </Button>
      </div>
    </Form>
  )
}
