'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { useMe } from '#components/session/use-me.ts'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'

export const HOME = '/subscription'

/**
 * Leads to a page of the payment service, one at a time. `goal` names the button that waits until this page is left.
 * `signedOut` is the message for people without a session, before they sign in.
 */
export function useStripeRedirect<Goal extends string>(signedOut: string) {
  const t = useTranslations('billing')
  const failure = useFailure()
  const me = useMe()
  const utils = trpc.useUtils()
  const router = useRouter()
  const language = useLocale()
  const [goal, setGoal] = useState<Goal | null>(null)
  const leaving = useRef(false)

  const stay = () => {
    leaving.current = false
    setGoal(null)
  }

  // After the browser's back button this page appears as it was left, still waiting: end the waiting.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      leaving.current = false
      setGoal(null)
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  const signInFirst = (home: string) => {
    showToast(signedOut, { variant: 'error' })
    openSignIn(() => router.push(localPath(language, home)), home)
  }

  /** `home` is where to go on after signing in. */
  async function leave(next: Goal, ask: () => Promise<{ url: string }>, home = HOME) {
    if (leaving.current) return
    if (me === null) return signInFirst(home)
    leaving.current = true
    setGoal(next)
    try {
      const { url } = await ask()
      location.assign(url)
    } catch (error) {
      stay()
      if (!isUnauthorized(error)) {
        // The refusal may mean that the subscription has changed elsewhere, so read it again.
        void utils.payment.getSubscription.invalidate()
        return showToast(t('error', { message: failure(error).text }), { variant: 'error' })
      }
      utils.auth.me.setData(undefined, null)
      signInFirst(home)
    }
  }

  return { goal, leave }
}

/** Options for calls that lead to the sign-in themselves. */
export const OWN_SIGN_IN = { meta: { signedOutIsFine: true } }
