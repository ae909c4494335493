'use client'
import { useTranslations } from 'next-intl'
import { storeChosenPlan } from '#components/billing/chosen-plan.ts'
import { HOME, OWN_SIGN_IN, useStripeRedirect } from '#components/billing/use-stripe-redirect.ts'
import { trpc } from '#components/providers/trpc.tsx'
import type { PaidPlanId } from '#lib/catalog/plans.ts'

/** Choosing a plan: the way to the page on which it is paid for. */
export function usePlanChoice() {
  const t = useTranslations('billing')
  const checkout = trpc.payment.createSubscriptionCheckout.useMutation(OWN_SIGN_IN)
  const { goal, leave } = useStripeRedirect<PaidPlanId>(t('signInToSubscribe'))
  return {
    goal,
    choose: (planId: PaidPlanId) => {
      storeChosenPlan(planId)
      void leave(planId, () => checkout.mutateAsync({ planId }), `${HOME}#${planId}`)
    },
  }
}
