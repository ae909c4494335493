'use client'
import { TIERS, type Tier } from '#lib/catalog/plans.ts'
import { useCachedUser } from './cached-user.ts'
import { useMe } from './use-me.ts'

/**
 * The person's plan. Until the server has said who they are: the plan that the page was drawn for, or the remembered
 * one.
 */
export function useKnownTier(drawnFor?: Tier): Tier | undefined {
  const me = useMe()
  const remembered = useCachedUser()
  if (me !== undefined) return me?.tier
  return drawnFor ?? TIERS.find((tier) => tier === remembered?.tier)
}
