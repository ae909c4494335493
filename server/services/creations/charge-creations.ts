import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Creation } from '#server/db/generated/client.ts'
import { chargeKey } from '#server/services/creation-kinds/charge-key.ts'
import { CHARGED_KINDS, DEFINITIONS, UNFINISHED } from '#server/services/creation-kinds/definitions.ts'
import { type Account, spendCredits } from '#server/services/credits/ledger.ts'
import { songsChargedToday } from '#server/services/credits/songs-charged-today.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { refuseOverQuota } from '#server/services/storage/storage-quota.ts'

type Charge = {
  /** What one press asks for, all of one kind, stored already. */
  readonly creations: readonly [Creation, ...Creation[]]
  readonly now: Date
}

/**
 * Charges a run of each creation that one press asks for, or refuses all of them by plan or credits. Kinds without a
 * charge are accepted as long as their owner's storage has room. The caller holds the lock on the account, so that no
 * number of calls at once gets past a limit.
 */
export async function chargeCreations(tx: Transaction, account: Account, { creations, now }: Charge): Promise<void> {
  const { userId, plan } = account
  const { charge, hasDailyLimit } = DEFINITIONS[creations[0].kind]
  if (!charge) return await refuseOverQuota(tx, account, now)
  const more = creations.length
  refuseByPlan({
    songsToday: hasDailyLimit ? refusalBy.songsToday(plan.tier, await songsChargedToday(tx, userId, now), more) : null,
    atOnce: refusalBy.atOnce(plan.tier, await othersUnfinished(tx, userId, creations)),
  })
  const { kind, credits: amount } = charge
  await spendCredits(
    tx,
    account,
    creations.map((creation) => ({ kind, amount, idempotencyKey: chargeKey(creation) })),
    now,
  )
}

/** How many other charged creations of the person are unfinished, without deleted ones. */
async function othersUnfinished(tx: Transaction, userId: string, creations: readonly Creation[]): Promise<number> {
  const others = { notIn: creations.map(({ id }) => id) }
  return await tx.creation.count({
    where: { id: others, userId, kind: { in: CHARGED_KINDS }, deletedAt: null, ...UNFINISHED },
  })
}
