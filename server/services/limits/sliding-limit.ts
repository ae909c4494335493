import type { Services } from '#server/context.ts'
import type { Limit } from './count-call.ts'

/** A key under which calls are counted, and the limits that hold for it over any stretch of time. */
export type Counter = { readonly key: string; readonly limits: readonly Limit[] }

type Ctx = Pick<Services, 'db' | 'clock' | 'limiting'>

/**
 * Counts a call under every counter, or under none when one of them is at its limit. Gives the milliseconds to wait, 0
 * when the call was counted. Unlike with the fixed windows of countCall, there is no moment at which twice the limit
 * can pass. Refused calls do not prolong the wait.
 */
export async function countSliding(ctx: Ctx, counters: readonly Counter[]): Promise<number> {
  if (!ctx.limiting) return 0
  const now = ctx.clock.now()
  return await ctx.db.$transaction(async (tx) => {
    const keys = counters.map(({ key }) => key).sort()
    // Locks the rows, in the order of their keys, until this call is counted.
    await tx.$executeRaw`
      INSERT INTO rate_logs (key, calls, last_at) SELECT key, '{}', ${now} FROM unnest(${keys}::text[]) AS key ORDER BY key
      ON CONFLICT (key) DO UPDATE SET last_at = EXCLUDED.last_at`
    const rows = await tx.rateLog.findMany({ where: { key: { in: keys } } })
    const waitMs = longestWait(counters, rows, now)
    if (waitMs > 0) return waitMs
    for (const { key, limits } of counters) {
      const since = now.getTime() - 1000 * Math.max(...limits.map(({ perSec }) => perSec))
      const recent = rows.find((row) => row.key === key)?.calls.filter((at) => at.getTime() > since) ?? []
      await tx.rateLog.update({ where: { key }, data: { calls: [...recent, now] } })
    }
    return 0
  })
}

/** How long another call would have to wait, without counting one. */
export async function slidingWait(ctx: Ctx, counters: readonly Counter[]): Promise<number> {
  if (!ctx.limiting) return 0
  const rows = await ctx.db.rateLog.findMany({ where: { key: { in: counters.map(({ key }) => key) } } })
  return longestWait(counters, rows, ctx.clock.now())
}

type Row = { readonly key: string; readonly calls: readonly Date[] }

function longestWait(counters: readonly Counter[], rows: readonly Row[], now: Date): number {
  const waits = counters.flatMap(({ key, limits }) => {
    const calls = rows.find((row) => row.key === key)?.calls ?? []
    return limits.map(({ calls: most, perSec }) => {
      // The call that has to leave the window before another one fits.
      const blocking = calls.at(-most)
      return calls.length < most || !blocking ? 0 : blocking.getTime() + perSec * 1000 - now.getTime()
    })
  })
  return Math.max(0, ...waits)
}
