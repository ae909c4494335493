import type { Tier } from '#lib/catalog/plans.ts'
import type { Transaction } from '#server/db/client.ts'
import type { CreditKind, CreditLot } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import { type PlanNow, planOf } from '#server/services/plans/plan-of.ts'
import { type CreditBalance, type CreditsDue, creditsDue, freeTopUp, readCreditBalance, sumOf } from './credits-due.ts'

/**
 * Every way in which credits move. Each of them holds the lock on the person's row, so that any number of calls at once
 * see one balance after the other. The unique idempotency key makes each cause count once. A line that grants credits
 * has a lot, which holds what is left of them. A line that spends credits has draws, which say from which lots.
 */

const DAY_MS = 86_400_000

/** A person whose credits are locked until the transaction ends, and the plan that they have. */
export type Account = { readonly userId: string; readonly plan: PlanNow }

/** Takes the lock on a person's credits until the transaction ends. Throws notFound when their account is deleted. */
export async function lockAccount(tx: Transaction, userId: string): Promise<Account> {
  const [row] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`
  if (!row) throw new AppError('notFound')
  return { userId, plan: await planOf(tx, userId) }
}

/**
 * Handles the error of lockAccount in rounds through all accounts: an account that was deleted since the round began is
 * skipped.
 */
export function skipDeletedAccount(error: unknown): null {
  if (error instanceof AppError && error.reason === 'notFound') return null
  throw error
}

/**
 * Writes what the clock and changes of plan have made due: ends lots whose time is over, and grants what the paid month
 * has not granted yet.
 */
export async function settleCredits(tx: Transaction, { userId, plan }: Account, now: Date): Promise<CreditBalance> {
  const balance = await readCreditBalance(tx, userId, plan, now)
  const { ended, grant, paidOff } = creditsDue(balance, now)
  for (const lot of ended) await endLot(tx, lot, now)
  if (grant) {
    const lotId = await giveCredits(tx, { userId, ...grant, createdAt: now })
    await payOff(tx, { userId, lotId, paidOff, now })
  }
  return ended.length > 0 || grant ? await readCreditBalance(tx, userId, plan, now) : balance
}

type EndingLot = Pick<CreditLot, 'id' | 'userId' | 'remaining' | 'owed'>

/** The rest of a lot expires. */
async function endLot(tx: Transaction, { id, userId, remaining, owed }: EndingLot, now: Date): Promise<void> {
  await tx.creditLot.update({ where: { id }, data: { remaining: 0, endedAt: now, owed } })
  if (remaining > 0)
    await writeEntry(tx, { userId, kind: 'expiry', amount: -remaining, idempotencyKey: `expiry:${id}`, createdAt: now })
}

type Repayment = {
  readonly userId: string
  readonly lotId: string
  readonly paidOff: CreditsDue['paidOff']
  readonly now: Date
}

/** Takes from a new lot what the person owes: credits that they used of a month whose money Stripe credited back. */
async function payOff(tx: Transaction, { userId, lotId, paidOff, now }: Repayment): Promise<void> {
  const amount = sumOf(paidOff)
  if (amount === 0) return
  const line = {
    userId,
    kind: 'plan_change',
    amount: -amount,
    idempotencyKey: `used:${lotId}`,
    createdAt: now,
  } as const
  const { id: entryId } = await writeEntry(tx, line)
  await tx.creditLot.update({ where: { id: lotId }, data: { remaining: { decrement: amount } } })
  await tx.creditDraw.create({ data: { entryId, lotId, amount } })
  for (const { lot, amount: some } of paidOff) {
    await tx.creditLot.update({ where: { id: lot.id }, data: { owed: { decrement: some } } })
  }
}

/** Settles the credits and adds the top-up of the day. Called before credits are spent. */
async function toppedUpBalance(tx: Transaction, account: Account, now: Date): Promise<CreditBalance> {
  const { userId, plan } = account
  const balance = await settleCredits(tx, account, now)
  const topUp = freeTopUp(balance, now)
  if (!topUp) return balance
  await tx.user.update({ where: { id: userId }, data: { toppedUpOn: topUp.day } })
  if (!topUp.grant) return balance
  await giveCredits(tx, { userId, ...topUp.grant, createdAt: now })
  return await readCreditBalance(tx, userId, plan, now)
}

type Spend = { readonly kind: 'song' | 'cover'; readonly amount: number; readonly idempotencyKey: string }

/**
 * Spends credits on all of the given things, first those that expire soonest, or throws creditsMissing and spends none.
 * Each thing has a ledger line of its own, so that it can be refunded by itself.
 */
export async function spendCredits(
  tx: Transaction,
  account: Account,
  spends: readonly Spend[],
  now: Date,
): Promise<void> {
  const { credits, lots } = await toppedUpBalance(tx, account, now)
  const cost = sumOf(spends)
  if (credits < cost) throw new AppError('creditsMissing', { cost, credits, tier: account.plan.tier })
  const { userId } = account
  let full: readonly Filled[] = lots
  for (const spend of spends) {
    const { id: entryId } = await writeEntry(tx, { userId, ...spend, amount: -spend.amount, createdAt: now })
    full = await takeFromLots(tx, entryId, spend.amount, full)
  }
}

type Filled = Pick<CreditLot, 'id' | 'remaining'>

/** Takes an amount from lots, one after the other. Gives the lots with what is left in them. */
async function takeFromLots(
  tx: Transaction,
  entryId: string,
  amount: number,
  lots: readonly Filled[],
): Promise<Filled[]> {
  let left = amount
  const after: Filled[] = []
  for (const { id: lotId, remaining } of lots) {
    const some = Math.min(left, remaining)
    after.push({ id: lotId, remaining: remaining - some })
    left -= some
    if (some === 0) continue
    await tx.creditLot.update({ where: { id: lotId }, data: { remaining: { decrement: some } } })
    await tx.creditDraw.create({ data: { entryId, lotId, amount: some } })
  }
  if (left > 0) throw new Error(`The lots that ${entryId} takes from hold ${left} less than the balance`)
  return after
}

/**
 * Why something is refunded: its owner cancelled it, what they gave for it could not be used, or it failed through
 * no doing of theirs.
 */
export type RefundReason = 'cancelled' | 'refused' | 'failed'

type Refund = { readonly idempotencyKey: string; readonly because: RefundReason }

/**
 * Refunds what was spent under `idempotencyKey`, once. The credits go back into the lots that they came from. If these
 * have ended meanwhile, they go into a new lot that expires at `endOfRefund`. Gives how many of the credits can be
 * used. The caller holds the lock on the person's credits.
 */
export async function refundCredits(tx: Transaction, { idempotencyKey, because }: Refund, now: Date): Promise<number> {
  const spent = await tx.creditEntry.findUnique({
    where: { idempotencyKey },
    include: { draws: { include: { lot: true } } },
  })
  if (!spent || spent.amount >= 0) return 0
  const { userId } = spent
  const expired: { amount: number; lot: CreditLot }[] = []
  for (const { entryId, lotId, amount, lot } of spent.draws) {
    if (lot.endedAt || (lot.expiresAt && lot.expiresAt <= now)) {
      expired.push({ amount, lot })
      continue
    }
    await tx.creditLot.update({ where: { id: lotId }, data: { remaining: { increment: amount } } })
    await tx.creditDraw.update({ where: { entryId_lotId: { entryId, lotId } }, data: { returned: true } })
  }
  const [one, ...others] = expired
  const expiresAt = one ? endOfRefund([one.lot, ...others.map(({ lot }) => lot)], because, now) : null
  const line = { userId, kind: 'refund', amount: -spent.amount, createdAt: now } as const
  const { id } = await writeEntry(tx, { ...line, idempotencyKey: `refund:${idempotencyKey}`, expiresAt })
  if (!expiresAt) return -spent.amount
  const amount = sumOf(expired)
  await openLot(tx, { id, userId, kind: 'refund', amount, expiresAt })
  if (expiresAt > now) return -spent.amount
  await endLot(tx, { id, userId, remaining: amount, owed: 0 }, now)
  return -spent.amount - amount
}

/**
 * When refunded credits expire whose lots have ended meanwhile: when those lots did. Otherwise somebody could queue songs with
 * what is left at the end of a month, cancel them in the next one, and so carry credits over. Work that failed gives a day at
 * least, so that nobody loses credits over our failure. Work that was refused gives that day too, but not again for credits
 * that had come back before, since a link that fails is easily made.
 */
function endOfRefund(lots: readonly [CreditLot, ...CreditLot[]], because: RefundReason, now: Date): Date {
  const own = Math.min(...lots.map(({ expiresAt }) => (expiresAt ?? now).getTime()))
  const isFirst = lots.every(({ kind }) => kind !== 'refund')
  const getsDay = because === 'failed' || (because === 'refused' && isFirst)
  return new Date(getsDay ? Math.max(own, now.getTime() + DAY_MS) : own)
}

type CreditGrant = {
  readonly userId: string
  readonly kind: 'free_top_up' | 'plan_grant' | 'operator_grant'
  readonly amount: number
  readonly idempotencyKey: string
  readonly expiresAt: Date | null
  /**
   * Only a plan's grant has these: it is for a tier and for a time, which begins here and ends when the credits expire.
   */
  readonly beginsAt?: Date
  readonly tier?: Tier
  readonly createdAt: Date
}

/** Gives credits, and the id of the lot that holds them. The caller holds the lock on the person's credits. */
export async function giveCredits(tx: Transaction, gift: CreditGrant): Promise<string> {
  const { id } = await writeEntry(tx, gift)
  await openLot(tx, { id, ...gift })
  return id
}

type Lot = Pick<CreditGrant, 'userId' | 'amount' | 'expiresAt' | 'beginsAt' | 'tier'> & {
  readonly id: string
  readonly kind: CreditKind
}

async function openLot(tx: Transaction, { id, userId, kind, amount, expiresAt, beginsAt, tier }: Lot): Promise<void> {
  const optional = { ...(beginsAt && { beginsAt }), ...(tier && { tier }) }
  await tx.creditLot.create({ data: { id, userId, kind, amount, remaining: amount, expiresAt, ...optional } })
}

type Line = Pick<CreditGrant, 'userId' | 'amount' | 'idempotencyKey' | 'createdAt'> & {
  readonly kind: CreditKind
  readonly expiresAt?: Date | null
}

async function writeEntry(tx: Transaction, line: Line): Promise<{ id: string }> {
  const { userId, kind, amount, idempotencyKey, expiresAt = null, createdAt } = line
  const { id } = await tx.creditEntry.create({ data: { userId, kind, amount, idempotencyKey, expiresAt, createdAt } })
  await tx.user.update({ where: { id: line.userId }, data: { credits: { increment: line.amount } } })
  return { id }
}
