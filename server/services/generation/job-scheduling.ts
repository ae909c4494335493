import { queuePriority, songsAtOnce } from '#lib/catalog/entitlements.ts'
import type { JobScheduling } from '#server/ports/queue.ts'
import type { Account } from '#server/services/credits/ledger.ts'

/** How somebody's job is scheduled, for the song or cover with this id. */
export function schedulingOf({ userId, plan }: Account, id: string): JobScheduling {
  return { userId, key: id, priority: queuePriority(plan.tier) }
}

/** The same for a song: of two takes the second waits, where the plan makes one at a time. */
export function songSchedulingOf(account: Account, id: string): JobScheduling {
  const atOnce = songsAtOnce(account.plan.tier)
  return { ...schedulingOf(account, id), ...(atOnce === null ? {} : { atOnce }) }
}
