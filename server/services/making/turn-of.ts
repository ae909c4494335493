import { queuePriority, songsAtOnce } from '#lib/catalog/entitlements.ts'
import type { Turn } from '#server/ports/queue.ts'
import type { Account } from '#server/services/credits/ledger.ts'

/** Somebody's turn in a queue, for the song or cover with this id. */
export function turnOf({ userId, plan }: Account, id: string): Turn {
  return { userId, key: id, priority: queuePriority(plan.tier) }
}

/** The same for a song: of two takes the second waits, where the plan makes one at a time. */
export function songTurnOf(account: Account, id: string): Turn {
  const atOnce = songsAtOnce(account.plan.tier)
  return { ...turnOf(account, id), ...(atOnce === null ? {} : { atOnce }) }
}
