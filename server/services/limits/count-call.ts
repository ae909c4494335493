import type { Services } from '#server/context.ts'
import { rateLimitError } from './rate-limit-error.ts'

export type Limit = { readonly calls: number; readonly perSec: number }

/**
 * Counts a call against its key's window and throws tooManyRequests beyond the limit. Windows are fixed and stored in
 * the database, so the limit holds across all processes and restarts.
 */
export async function countCall(
  ctx: Pick<Services, 'db' | 'clock' | 'limiting'>,
  key: string,
  limit: Limit,
): Promise<void> {
  if (!ctx.limiting) return
  const now = ctx.clock.now().getTime()
  const lengthMs = limit.perSec * 1000
  const startedAt = new Date(now - (now % lengthMs))
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    INSERT INTO rate_windows (key, started_at, count) VALUES (${key}, ${startedAt}, 1)
    ON CONFLICT (key, started_at) DO UPDATE SET count = rate_windows.count + 1
    RETURNING count`
  if (row && row.count > limit.calls) {
    throw rateLimitError('tooManyRequests', startedAt.getTime() + lengthMs - now)
  }
}
