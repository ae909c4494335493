'use client'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NameForm } from '#components/session/name/name-form.tsx'
import { SignInPrompt } from '#components/session/sign-in/sign-in-prompt.tsx'
import { useMeQuery } from '#components/session/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { keepFocus } from '#components/ui/focus/focus-main.ts'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { LoadAgain } from '#components/ui/prompt.tsx'
import { COST, PLANS } from '#lib/catalog/plans.ts'
import type { Me } from '#lib/schemas/account.ts'
import { StorageUsed } from './storage-used.tsx'
import { useLogOut } from './use-log-out.ts'
import { YourData } from './your-data.tsx'

export function Profile() {
  const t = useTranslations('account')
  const { data: me, isError, refetch } = useMeQuery()
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-8 px-4 py-8 sm:px-8">
      <h1 className="font-display text-2xl font-medium">{t('title')}</h1>
      {me === undefined && isError && (
        <LoadAgain text={t('failed')} label={t('reload')} onPress={() => void refetch()} />
      )}
      {me === null && <SignInPrompt text={t('signedOut')} label={t('signIn')} variant="accent" />}
      {me && <Facts me={me} />}
    </div>
  )
}

function Facts({ me }: { me: Me }) {
  const t = useTranslations('account')
  const logOut = useLogOut()
  const { amount, every } = PLANS[me.tier].credits
  const renewal = t(every === 'day' ? 'creditsDaily' : 'creditsMonthly', { count: amount })
  return (
    <>
      <NameForm me={me} />
      <dl className="flex flex-col border-t">
        <Fact name={t('email')}>{me.email}</Fact>
        <Fact name={t('plan')}>
          {t(`plans.${me.tier}`)}
          <MoreLink path="/subscription">{t('manageSubscription')}</MoreLink>
        </Fact>
        <Fact name={t('credits')}>
          <span className="tabular">{t('creditsLeft', { count: me.credits })}</span>
          <span className="block text-sm text-faint">
            {renewal} {t('songCost', { cost: COST.song })}
          </span>
          <MoreLink path="/account/credits">{t('creditHistory')}</MoreLink>
        </Fact>
        <Fact name={t('storage')}>
          <StorageUsed tier={me.tier} />
        </Fact>
      </dl>
      <Button ref={keepFocus} className="self-start" onClick={logOut}>
        {t('logOut')}
      </Button>
      <YourData me={me} />
    </>
  )
}

function MoreLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <LocalLink href={path} className="flex min-h-11 w-fit items-center text-sm underline underline-offset-4">
      {children}
    </LocalLink>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b py-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm font-medium text-faint sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}
