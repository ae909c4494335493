'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { LocalLink } from '#components/layout/local-link.tsx'
import { usePlanLimit } from './use-plan-limit.ts'

/** Beside the button that makes something: what it costs, what is there, and what would refuse it, with the way out. */
export function PriceNote({ cost }: { cost: number }) {
  const t = useTranslations('generator')
  const shell = useTranslations('shell.account')
  const me = useMe()
  const limit = usePlanLimit()
  const isShort = me ? me.credits < cost : false
  return (
    <div className="tabular flex-1 text-sm">
      <p>
        <span className="block font-medium">{t('cost', { cost })}</span>
        <span className={`block text-xs ${isShort ? 'text-danger' : 'text-faint'}`}>
          {me
            ? t(isShort ? 'balanceShort' : 'balance', { credits: shell('credits', { count: me.credits }) })
            : t('balanceFree')}
        </span>
      </p>
      <p role="status" className="text-xs text-soft">
        {limit && <span className="block pt-1">{limit}</span>}
        {(limit || isShort) && (
          <LocalLink href="/subscription" className="inline-block py-1.5 font-medium underline underline-offset-4">
            {t('seePlans')}
          </LocalLink>
        )}
      </p>
    </div>
  )
}
