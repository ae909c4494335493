'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/session/use-me.ts'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import { type Charged, COST } from '#lib/catalog/plans.ts'

/** Why somebody cannot pay for so many songs or covers now, or null. */
export function usePriceLimit(makes: Charged, count: number): string | null {
  const errors = useTranslations('errors')
  const me = useMe()
  if (!me) return null
  const { tier, credits, songsToday } = me
  const cost = count * COST[makes]
  const day = makes === 'song' ? refusalBy.songsToday(tier, songsToday, count) : null
  if (day) return errors(day.reason, day.params)
  return credits < cost ? errors('creditsMissing', { cost, credits, tier }) : null
}
