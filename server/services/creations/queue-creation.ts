import { queuePriority } from '#lib/catalog/entitlements.ts'
import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Creation } from '#server/db/generated/client.ts'
import type { JobScheduling } from '#server/ports/queue.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import type { Account } from '#server/services/credits/ledger.ts'

/** How a person's job about the creation with this id is scheduled. */
export function schedulingOf({ userId, plan }: Account, id: string): JobScheduling {
  return { userId, key: id, priority: queuePriority(plan.tier) }
}

type Queued = { readonly account: Account; readonly creation: Pick<Creation, 'id' | 'kind'> }

/** Stores the job that makes a creation. If the plan makes one song at a time, the second of two takes waits. */
export async function queueCreation(
  { queue }: Pick<Services, 'queue'>,
  transaction: Transaction,
  { account, creation }: Queued,
): Promise<void> {
  const { id, kind } = creation
  const { job, concurrentGenerations } = DEFINITIONS[kind]
  const most = concurrentGenerations(account.plan.tier)
  const scheduling = { ...schedulingOf(account, id), ...(most === null ? {} : { atOnce: most }) }
  await queue.enqueue(job, { creationId: id }, { transaction, scheduling })
}
