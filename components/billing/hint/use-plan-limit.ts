'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { useCovers } from '#components/covers/use-covers.ts'
import { isUnfinished, useHistory } from '#components/songs/use-history.ts'
import { refusalBy } from '#lib/catalog/entitlements.ts'

/** What the server would say to another song or cover at this price now, or null. */
export function usePlanLimit(cost: number): string | null {
  const errors = useTranslations('errors')
  const me = useMe()
  const songs = useHistory({ refetchOnFocus: true })
  const covers = useCovers({ kind: 'cover' })
  if (!me) return null
  const { tier, credits } = me
  const running = [...(songs.items ?? []), ...(covers.items ?? [])].filter(isUnfinished).length
  const refusal = refusalBy.atOnce(tier, running)
  if (refusal) return errors(refusal.reason, refusal.params)
  return credits < cost ? errors('creditsMissing', { cost, credits, tier }) : null
}
