'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/session/use-me.ts'
import { type Charged, COST } from '#lib/catalog/plans.ts'

/** Beside the button that makes something: its price, and the person's balance. */
export function PriceNote({ makes, count = 1 }: { makes: Charged; count?: number }) {
  const t = useTranslations('account.price')
  const shell = useTranslations('shell.account')
  const me = useMe()
  const cost = count * COST[makes]
  const isShort = me ? me.credits < cost : false
  return (
    <p className="tabular flex-1 text-sm">
      <span className="block font-medium">{t('cost', { cost })}</span>
      <span className={`block text-xs ${isShort ? 'text-danger' : 'text-faint'}`}>
        {me
          ? t(isShort ? 'balanceShort' : 'balance', { credits: shell('credits', { count: me.credits }) })
          : t('balanceFree')}
      </span>
    </p>
  )
}
