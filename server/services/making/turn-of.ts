import { queuePriority } from '#lib/catalog/entitlements.ts'
import type { Turn } from '#server/ports/queue.ts'
import type { Account } from '#server/services/credits/ledger.ts'

/** Somebody's turn in a queue, for the song or cover with this id. */
export function turnOf({ userId, plan }: Account, id: string): Turn {
  return { userId, key: id, priority: queuePriority(plan.tier) }
}
