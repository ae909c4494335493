'use client'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { planName } from '#lib/catalog/plans.ts'
import type { SubscriptionView } from '#lib/schemas/payment.ts'
import { PortalButton } from './portal-button.tsx'
import type { Portal } from './use-portal.ts'

/** What has to be done when a payment failed. */
export function UnpaidNotice({ subscription, portal }: { subscription: SubscriptionView; portal: Portal }) {
  const t = useTranslations('billing')
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-danger bg-raised px-4 py-3"
    >
      <p className="flex min-w-64 flex-1 items-start gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        {t('unpaid', { plan: planName(subscription.plan) })}
      </p>
      <PortalButton portal={portal} from="pay" variant="accent">
        {t('unpaidAction')}
      </PortalButton>
    </div>
  )
}
