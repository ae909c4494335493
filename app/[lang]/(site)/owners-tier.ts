import type { Tier } from '#lib/catalog/plans.ts'
import { createCaller } from '#server/api/caller.ts'

/** The plan of whoever asks for the page of their own song or cover: what it says of files stands there from the beginning. */
export async function ownersTier(): Promise<Tier | undefined> {
  const api = await createCaller()
  return (await api.auth.me())?.tier
}
