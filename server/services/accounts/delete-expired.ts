import type { Services } from '#server/context.ts'

const DAY_MS = 86_400_000
/** Stripe sends an event again for three days; who looks for one by hand may do so for longer. */
const EVENTS_STORED_MS = 90 * DAY_MS

/**
 * Deletes expired sessions and sign-in codes, counts of calls and past top-ups that limit nothing any more, and old
 * webhooks that were processed.
 */
export async function deleteExpired({ ctx }: { ctx: Services }): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.session.deleteMany({ where: { expires: { lt: now } } })
  await ctx.db.verificationCode.deleteMany({ where: { expiresAt: { lt: now } } })
  await ctx.db.rateWindow.deleteMany({ where: { startedAt: { lt: new Date(now.getTime() - DAY_MS) } } })
  await ctx.db.rateLog.deleteMany({ where: { lastAt: { lt: new Date(now.getTime() - DAY_MS) } } })
  await ctx.db.pastTopUp.deleteMany({ where: { toppedUpOn: { lt: new Date(now.getTime() - DAY_MS) } } })
  const before = new Date(now.getTime() - EVENTS_STORED_MS)
  await ctx.db.paymentEvent.deleteMany({ where: { processedAt: { not: null }, receivedAt: { lt: before } } })
}
