'use client'
import { useTranslations } from 'next-intl'
import { isUnfinished } from '#components/creations/list/history.ts'
import { useCovers } from '#components/creations/list/use-covers.ts'
import { useSongs } from '#components/creations/list/use-songs.ts'
import { useMe } from '#components/session/use-me.ts'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Charged } from '#lib/catalog/plans.ts'
import { usePriceLimit } from './use-price-limit.ts'

/** The refusal that the server would give now to one press for `count` songs or covers, or null. */
export function usePlanLimit(makes: Charged, count = 1): string | null {
  const errors = useTranslations('errors')
  const me = useMe()
  const songs = useSongs({ refetchOnFocus: true })
  const covers = useCovers({ kind: 'cover' })
  const price = usePriceLimit(makes, count)
  if (!me) return null
  const running = [...(songs.items ?? []), ...(covers.items ?? [])].filter(isUnfinished).length
  const refusal = refusalBy.atOnce(me.tier, running)
  return price ?? (refusal && errors(refusal.reason, refusal.params))
}
