'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { useCovers } from '#components/covers/use-covers.ts'
import { useHistory } from '#components/songs/use-history.ts'
import { isUnfinished } from '#components/works/history.ts'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import { type Charged, COST } from '#lib/catalog/plans.ts'

/** What the server would say to another song or cover now, or null. */
export function usePlanLimit(makes: Charged): string | null {
  const errors = useTranslations('errors')
  const me = useMe()
  const songs = useHistory({ refetchOnFocus: true })
  const covers = useCovers({ kind: 'cover' })
  if (!me) return null
  const { tier, credits, songsToday } = me
  const cost = COST[makes]
  const running = [...(songs.items ?? []), ...(covers.items ?? [])].filter(isUnfinished).length
  const refusal = (makes === 'song' && refusalBy.songsToday(tier, songsToday)) || refusalBy.atOnce(tier, running)
  if (refusal) return errors(refusal.reason, refusal.params)
  return credits < cost ? errors('creditsMissing', { cost, credits, tier }) : null
}
