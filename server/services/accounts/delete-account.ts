import { planName } from '#lib/catalog/plans.ts'
import type { DeleteAccount } from '#lib/schemas/account.ts'
import type { MemberContext } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { cleanUpJob } from '#server/jobs/clean-up.job.ts'
import { log } from '#server/log.ts'
import { folderOf, GENERATION_JOBS } from '#server/services/creation-kinds/definitions.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { storeTopUpDay } from '#server/services/credits/top-up-day.ts'
import { syncCustomer } from '#server/services/payments/sync-customer.ts'
import type { PlanNow } from '#server/services/plans/plan-of.ts'
import { leaveFolders } from '#server/services/storage/leave-folders.ts'
import { uploadFolder } from '#server/services/storage/upload-folder.ts'
import { demoFolder } from '#server/services/voices/find-voice-demo.ts'
import { recordsWithoutOwner } from './records-without-owner.ts'

/** Longest time for the transaction: one account may have many rows. */
const MOST_MS = 120_000

/**
 * Deletes the caller with everything of theirs. The rows go at once; a job that the same transaction enqueues erases
 * the files. A worker that is making something for them stops when it next checks its claim. Throws emailDiffers,
 * planRenews, planUnfinished, paymentsFailed when the payment service cannot be asked whether they pay, and unavailable
 * when they have opened another checkout meanwhile.
 */
export async function deleteAccount({ ctx, input }: { ctx: MemberContext; input: DeleteAccount }): Promise<void> {
  if (input.email !== ctx.user.email.toLowerCase()) throw new AppError('emailDiffers', {}, 'email')
  const closed = await closeCheckout(ctx)
  const { endsPlan } = input
  const { subscription } = await ctx.db.$transaction((tx) => deleteRows(ctx, tx, { closed, endsPlan }), {
    timeout: MOST_MS,
  })
  // The plan would not have renewed. It ends now, since nobody is left who could resume it.
  if (subscription)
    await ctx.payments?.endSubscription(subscription.id).catch((error: unknown) => log.error('payments', error))
}

/**
 * Closes the caller's open checkout, so that nobody pays for a deleted account. Then reads their plan anew, since they
 * may just have paid. Gives the id of the checkout.
 */
async function closeCheckout(ctx: MemberContext): Promise<string | null> {
  const customer = await ctx.db.customer.findUnique({ where: { userId: ctx.user.id } })
  if (!customer || !ctx.payments) return customer?.checkoutId ?? null
  if (customer.checkoutId) await ctx.payments.closeCheckout(customer.checkoutId)
  await syncCustomer({ ctx, input: { customerId: customer.id } })
  return customer.checkoutId
}

type Settled = { readonly closed: string | null; readonly endsPlan: boolean }

/** Gives the plan that they had. */
async function deleteRows(ctx: MemberContext, tx: Transaction, { closed, endsPlan }: Settled): Promise<PlanNow> {
  const { id: userId } = ctx.user
  const { plan } = await lockAccount(tx, userId)
  const { planId, subscription } = plan
  if (subscription && !subscription.cancelAtPeriodEnd) throw new AppError('planRenews', { plan: planName(planId) })
  if (subscription && !endsPlan) throw new AppError('planUnfinished', { plan: planName(planId) }, 'endsPlan')
  const [customer] = await tx.$queryRaw<{ id: string; checkoutId: string | null }[]>`
    SELECT id, checkout_id AS "checkoutId" FROM customers WHERE user_id = ${userId}::uuid FOR UPDATE`
  // Opened meanwhile in another tab.
  if ((customer?.checkoutId ?? null) !== closed) throw new AppError('unavailable')

  const person = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  await leaveQueue(ctx, tx)
  await leaveAllFolders(tx, userId, ctx.clock.now())
  await storeTopUpDay(tx, ctx.secret, person)
  const beside = recordsWithoutOwner(person, customer?.id)
  await tx.verificationCode.deleteMany({ where: beside.codes })
  await tx.rateWindow.deleteMany({ where: beside.calls })
  await tx.rateLog.deleteMany({ where: beside.codeCalls })
  await tx.paymentEvent.deleteMany({ where: beside.paymentEvents })
  await tx.user.delete({ where: { id: userId } })
  await ctx.queue.enqueue(cleanUpJob, {}, { transaction: tx })
  return plan
}

/** Cancels the person's waiting jobs, so that nobody waits behind them. */
async function leaveQueue({ queue, user }: MemberContext, tx: Transaction): Promise<void> {
  const waiting = await tx.creation.findMany({ where: { userId: user.id, status: 'pending' }, select: { id: true } })
  const keys = waiting.map(({ id }) => id)
  for (const job of GENERATION_JOBS) await queue.cancel(job, keys, { transaction: tx })
}

/** Leaves all folders of theirs to the clean-up, since the rows that name them are about to go. */
async function leaveAllFolders(tx: Transaction, userId: string, now: Date): Promise<void> {
  const creations = await tx.creation.findMany({ where: { userId }, select: { id: true, kind: true } })
  const uploads = await tx.upload.findMany({ where: { userId }, select: { id: true } })
  const voices = await tx.voice.findMany({ where: { ownerId: userId } })
  const folders = [...creations.map(folderOf), ...uploads.map(({ id }) => uploadFolder(id)), ...voices.map(demoFolder)]
  await leaveFolders(tx, folders, now)
}
