import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PLANS } from '#lib/catalog/plans.ts'

/** Where links to the prices lead. Its plans are given: pages of the studio know who is looking, the others do not. */
export function PricingSection({ className = '', children }: { className?: string; children: ReactNode }) {
  const t = useTranslations('billing.pricing')
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className={`scroll-mt-(--header-height) border-t ${className}`}
    >
      <h2 id="pricing-title" className="font-display text-2xl font-medium">
        {t('title')}
      </h2>
      <p className="max-w-xl pt-3 pb-8 text-soft">{t('text', { count: PLANS.free.credits.amount })}</p>
      {children}
    </section>
  )
}
