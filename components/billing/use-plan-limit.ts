'use client'
import { useTranslations } from 'next-intl'
import { useMe } from '#components/account/use-me.ts'
import { useCovers } from '#components/covers/use-covers.ts'
import { isUnfinished, useHistory } from '#components/songs/use-history.ts'
import { refusalBy } from '#lib/catalog/entitlements.ts'

/** What would refuse another song or cover now, as the server would say it, or null. */
export function usePlanLimit(): string | null {
  const errors = useTranslations('errors')
  const me = useMe()
  const songs = useHistory({ refetchOnFocus: true })
  const covers = useCovers({ kind: 'cover' })
  if (!me) return null
  const running = [...(songs.items ?? []), ...(covers.items ?? [])].filter(isUnfinished).length
  const refusal = refusalBy.atOnce(me.tier, running)
  return refusal && errors(refusal.reason, refusal.params)
}
