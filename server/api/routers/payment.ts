import { CreateCheckout, CreditHistory } from '#lib/schemas/payment.ts'
import { getCreditHistory } from '#server/services/credits/get-credit-history.ts'
import { getSubscription } from '#server/services/payments/get-subscription.ts'
import { openPortal } from '#server/services/payments/open-portal.ts'
import { startCheckout } from '#server/services/payments/start-checkout.ts'
import { member, router } from '../trpc.ts'

const PAYING = { limit: { calls: 20, perSec: 60 } }

export const paymentRouter = router({
  getSubscription: member.query(({ ctx }) => getSubscription({ ctx })),
  createSubscriptionCheckout: member
    .meta(PAYING)
    .input(CreateCheckout)
    .mutation(({ ctx, input }) => startCheckout({ ctx, input })),
  createBillingPortal: member.meta(PAYING).mutation(({ ctx }) => openPortal({ ctx })),
  getCreditHistory: member.input(CreditHistory).query(({ ctx, input }) => getCreditHistory({ ctx, input })),
})
