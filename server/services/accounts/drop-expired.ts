import type { Services } from '#server/context.ts'

const WINDOWS_KEPT_MS = 86_400_000

/** Forgets sessions and codes that are over, and counts of calls that limit nothing any more. */
export async function dropExpired({ ctx }: { ctx: Services }): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.session.deleteMany({ where: { expires: { lt: now } } })
  await ctx.db.verificationCode.deleteMany({ where: { expiresAt: { lt: now } } })
  await ctx.db.rateWindow.deleteMany({ where: { startedAt: { lt: new Date(now.getTime() - WINDOWS_KEPT_MS) } } })
}
