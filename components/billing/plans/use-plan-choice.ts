'use client'
import { useTranslations } from 'next-intl'
import { rememberWish } from '#components/billing/remembered-wish.ts'
import { OWN_SIGN_IN, useDeparture } from '#components/billing/use-departure.ts'
import { trpc } from '#components/providers/trpc.tsx'
import type { PaidPlanId } from '#lib/catalog/plans.ts'

/** Choosing a plan: the way to the page on which it is paid for. */
export function usePlanChoice() {
  const t = useTranslations('billing')
  const checkout = trpc.payment.createSubscriptionCheckout.useMutation(OWN_SIGN_IN)
  const departure = useDeparture<PaidPlanId>(t('signInToSubscribe'))
  return {
    ...departure,
    choose: (planId: PaidPlanId) => {
      rememberWish(planId)
      void departure.leave(planId, () => checkout.mutateAsync({ planId }))
    },
  }
}
