import type { Services } from '#server/context.ts'
import type { TokenBudget } from '#server/ports/text.ts'

const KEY = 'text-tokens'
const DAY_MS = 86_400_000

/**
 * Limits the tokens that a language model may use in a UTC day, across all processes and restarts. Tokens are reserved
 * before they are used, so that calls at the same time cannot exceed the limit together. A process that dies leaves its
 * reservation in place. A limit of 0 means no limit; tokens are counted all the same.
 */
export function tokenBudget({ db, clock }: Pick<Services, 'db' | 'clock'>, perDay: number): TokenBudget {
  return {
    async take(tokens) {
      const day = new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS)
      const most = perDay === 0 ? 2 ** 31 - 1 : perDay
      const taken = await db.$executeRaw`
        INSERT INTO rate_windows (key, started_at, count)
        SELECT ${KEY}, ${day}, ${tokens}::int WHERE ${tokens}::bigint <= ${most}::bigint
        ON CONFLICT (key, started_at) DO UPDATE SET count = rate_windows.count + EXCLUDED.count
        WHERE rate_windows.count::bigint + EXCLUDED.count <= ${most}::bigint`
      if (taken === 0) return null
      return {
        async settle(used) {
          await db.$executeRaw`
            UPDATE rate_windows SET count = greatest(0, count::bigint + ${Math.ceil(used) - tokens}::bigint)
            WHERE key = ${KEY} AND started_at = ${day}`
        },
      }
    },
  }
}
