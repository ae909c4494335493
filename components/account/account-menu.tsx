'use client'
import { CreditCard, LogOut, User } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { NotificationBell } from '#components/notifications/notification-bell.tsx'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { onBfcacheRestore } from '#components/session/bfcache.ts'
import { cachedUser, onUserChangeElsewhere, useCachedUser } from '#components/session/cached-user.ts'
import { useMeQuery } from '#components/session/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { MenuButton } from '#components/ui/menu/menu-button.tsx'
import { localPath } from '#lib/i18n/paths.ts'
import type { Me } from '#lib/schemas/account.ts'
import { Avatar } from './avatar.tsx'
import { useForgetUser, useLogOut } from './use-log-out.ts'

/** The right end of the header: who one is, or the way in. */
export function AccountMenu() {
  const t = useTranslations('shell')
  const utils = trpc.useUtils()
  const { data: me, isPending } = useMeQuery()
  const remembered = useCachedUser()
  const router = useRouter()
  const forget = useEffectEvent(useForgetUser())
  useEffect(
    () =>
      onUserChangeElsewhere((isLogOut) => {
        if (isLogOut) return forget()
        // A session that has ended by itself takes nothing away: the person may sign in again and go on.
        if (!cachedUser()) return void utils.auth.me.invalidate()
        void utils.invalidate()
        router.refresh()
      }),
    [utils, router],
  )
  // Another person may be signed in now: they must not see what was typed into this page or answered to it.
  useEffect(() => onBfcacheRestore(() => location.reload()), [])
  if (me) return <SignedIn me={me} />
  if (me === undefined && remembered) return <Avatar name={remembered.name} className="mx-1.5" />
  return (
    <div className={`flex items-center gap-1 ${isPending ? 'invisible' : ''}`}>
      <Button variant="quiet" size="small" className="max-sm:hidden" onClick={() => openSignIn()}>
        {t('signIn')}
      </Button>
      <Button size="small" onClick={() => openSignIn()}>
        <span className="sm:hidden">{t('signIn')}</span>
        <span className="max-sm:hidden">{t('signUp')}</span>
      </Button>
    </div>
  )
}

function SignedIn({ me }: { me: Me }) {
  const t = useTranslations('shell.account')
  const language = useLocale()
  const logOut = useLogOut()
  return (
    <>
      <NotificationBell />
      <MenuButton
        heading={
          <>
            <span className="block truncate text-sm font-medium">{me.name ?? me.email}</span>
            <span className="block truncate text-xs text-faint">{me.email}</span>
            <span className="tabular mt-1 block text-xs text-soft">{t('credits', { count: me.credits })}</span>
          </>
        }
        items={[
          {
            key: 'profile',
            label: t('viewProfile'),
            icon: <User aria-hidden />,
            href: localPath(language, '/account'),
          },
          {
            key: 'subscription',
            label: t('manageSubscription'),
            icon: <CreditCard aria-hidden />,
            href: localPath(language, '/subscription'),
          },
          { key: 'logOut', label: t('logOut'), icon: <LogOut aria-hidden />, onSelect: logOut },
        ]}
        button={
          <Button variant="quiet" size="icon" aria-label={t('open')}>
            <Avatar name={me.name} />
          </Button>
        }
      />
    </>
  )
}
