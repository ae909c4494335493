import { PLANS, type Tier } from '#lib/catalog/plans.ts'
import type { Transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'

/**
 * The ledger's three moves. All of them happen under the lock on the person's row, so that any number of calls at once
 * see one balance after the other; the unique reference makes a cause count once.
 */

type Account = { readonly userId: string; readonly credits: number; readonly toppedUpOn: Date | null }

/** Takes the lock on a person's credits until the transaction ends. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account> {
  const [row] = await tx.$queryRaw<{ credits: number; toppedUpOn: Date | null }[]>`
    SELECT credits, topped_up_on AS "toppedUpOn" FROM users WHERE id = ${userId}::uuid FOR UPDATE`
  if (!row) throw new AppError('notFound')
  return { userId, ...row }
}

/** Gives free people their day's credits: up to the day's amount, once a UTC day, never on top of it. */
export async function topUpFree(tx: Transaction, account: Account, tier: Tier, now: Date): Promise<Account> {
  const due = freeTopUp(account, tier, now)
  if (due === null) return account
  const day = utcDay(now)
  await tx.user.update({ where: { id: account.userId }, data: { toppedUpOn: day } })
  if (due > 0) {
    const reference = `free:${account.userId}:${day.toISOString().slice(0, 10)}`
    await enter(tx, { userId: account.userId, kind: 'free_top_up', amount: due, reference })
  }
  return { ...account, credits: account.credits + due, toppedUpOn: day }
}

/** Takes credits, or throws creditsMissing and takes none. */
export async function spendCredits(
  tx: Transaction,
  account: Account,
  spend: { kind: 'song' | 'cover'; amount: number; reference: string },
): Promise<void> {
  if (account.credits < spend.amount) {
    throw new AppError('creditsMissing', { cost: spend.amount, credits: account.credits })
  }
  await enter(tx, { userId: account.userId, kind: spend.kind, amount: -spend.amount, reference: spend.reference })
}

/** Gives back what `reference` took, once. The caller holds the lock on the person's credits. */
export async function refundCredits(tx: Transaction, reference: string): Promise<number> {
  const spent = await tx.creditEntry.findUnique({ where: { reference } })
  if (!spent || spent.amount >= 0) return 0
  const amount = -spent.amount
  await enter(tx, { userId: spent.userId, kind: 'refund', amount, reference: `refund:${reference}` })
  return amount
}

/** The balance as the person may use it: what is there, and what today's first use would add. */
export function spendableCredits(account: Omit<Account, 'userId'>, tier: Tier, now: Date): number {
  return account.credits + (freeTopUp(account, tier, now) ?? 0)
}

/** Credits that the day still owes, or null when the day has had its top-up or the plan has none. */
function freeTopUp(account: Omit<Account, 'userId'>, tier: Tier, now: Date): number | null {
  const { amount, every } = PLANS[tier].credits
  if (every !== 'day') return null
  if (account.toppedUpOn && account.toppedUpOn >= utcDay(now)) return null
  return Math.max(0, amount - account.credits)
}

async function enter(
  tx: Transaction,
  entry: { userId: string; kind: 'free_top_up' | 'song' | 'cover' | 'refund'; amount: number; reference: string },
): Promise<void> {
  await tx.creditEntry.create({ data: entry })
  await tx.user.update({ where: { id: entry.userId }, data: { credits: { increment: entry.amount } } })
}

function utcDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
}
