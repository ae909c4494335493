import type { Tier } from '#lib/catalog/plans.ts'
import { createCaller } from '#server/api/caller.ts'

/**
 * The plan of the visitor, for pages of their own song or cover: the first HTML then shows which files the plan allows.
 */
export async function ownersTier(): Promise<Tier | undefined> {
  const api = await createCaller()
  return (await api.auth.me())?.tier
}
