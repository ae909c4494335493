import type { Services } from '#server/context.ts'
import { PAYING } from '#server/services/plans/plan-of.ts'
import { lockAccount, settleCredits, skipDeletedAccount } from './ledger.ts'

const BATCH_SIZE = 500

/**
 * Settles the accounts of people who did not come by: expires credits, and grants the month's credits of paid plans.
 */
export async function settleAccounts({ ctx }: { ctx: Pick<Services, 'db' | 'clock'> }): Promise<void> {
  const now = ctx.clock.now()
  const due = {
    OR: [
      { creditLots: { some: { endedAt: null, remaining: { gt: 0 }, expiresAt: { lte: now } } } },
      { subscription: { status: { in: PAYING }, paidThrough: { gt: now } } },
    ],
  }
  let after: string | undefined
  for (;;) {
    const people = await ctx.db.user.findMany({
      where: { ...due, ...(after ? { id: { gt: after } } : {}) },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
    })
    for (const { id } of people) {
      await ctx.db
        .$transaction(async (tx) => settleCredits(tx, await lockAccount(tx, id), now))
        .catch(skipDeletedAccount)
    }
    after = people.at(-1)?.id
    if (people.length < BATCH_SIZE) return
  }
}
