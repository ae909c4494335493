'use client'
import { useTranslations } from 'next-intl'
import { OWN_SIGN_IN, useStripeRedirect } from '#components/billing/use-stripe-redirect.ts'
import { trpc } from '#components/providers/trpc.tsx'

/** The way to the page on which bills, cards and the plan's end are seen to. `goal` says which button led there. */
export function usePortal() {
  const t = useTranslations('billing')
  const portal = trpc.payment.createBillingPortal.useMutation(OWN_SIGN_IN)
  const { goal, leave } = useStripeRedirect<'manage' | 'pay' | 'cancel' | 'edit'>(t('signInToManage'))
  return { goal, open: (from: NonNullable<typeof goal>) => void leave(from, () => portal.mutateAsync()) }
}

export type Portal = ReturnType<typeof usePortal>
