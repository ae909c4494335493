'use client'
import { useTranslations } from 'next-intl'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import type { Charged } from '#lib/catalog/plans.ts'
import { usePlanLimit } from './use-plan-limit.ts'

/** Above the button that makes something: why it would be refused now, and the way to a larger plan. */
export function PlanHint({ makes, count = 1 }: { makes: Charged; count?: number }) {
  const t = useTranslations('account.price')
  const limit = usePlanLimit(makes, count)
  return (
    <div role="status" className="basis-full text-sm text-soft">
      {limit && (
        <p className="pb-3">
          {limit}{' '}
          <LocalLink
            href="/subscription"
            className="whitespace-nowrap font-medium text-ink underline underline-offset-4"
          >
            {t('seePlans')}
          </LocalLink>
        </p>
      )}
    </div>
  )
}
