import type { Services } from '#server/context.ts'

/**
 * A person whose books disagree. `balance`, `lines` and `lots` are the same credits, each summed from another table.
 */
export type Disagreement = {
  readonly userId: string
  readonly balance: number
  readonly lines: number
  readonly lots: number
  /** Lots that hold another rest than their draws and their expiry have left. */
  readonly brokenLots: number
}

/**
 * Computes every balance anew, from the ledger's lines and from the lots. Gives the people whose sums disagree; there
 * should be none.
 */
export async function reconcileLedger({ ctx }: { ctx: Pick<Services, 'db'> }): Promise<Disagreement[]> {
  return await ctx.db.$queryRaw<Disagreement[]>`
    WITH
      lines AS (SELECT user_id, sum(amount)::int AS total FROM credit_entries GROUP BY user_id),
      drawn AS (SELECT lot_id, sum(amount)::int AS total FROM credit_draws WHERE NOT returned GROUP BY lot_id),
      lots AS (
        SELECT lot.user_id, sum(lot.remaining)::int AS total, count(*) FILTER (
          WHERE lot.remaining <> lot.amount - coalesce(drawn.total, 0) + coalesce(ending.amount, 0)
        )::int AS broken
        FROM credit_lots lot
        LEFT JOIN drawn ON drawn.lot_id = lot.entry_id
        LEFT JOIN credit_entries ending ON ending.idempotency_key = 'expiry:' || lot.entry_id
        GROUP BY lot.user_id
      )
    SELECT person.id AS "userId", person.credits AS balance, coalesce(lines.total, 0) AS lines,
      coalesce(lots.total, 0) AS lots, coalesce(lots.broken, 0) AS "brokenLots"
    FROM users person
    LEFT JOIN lines ON lines.user_id = person.id
    LEFT JOIN lots ON lots.user_id = person.id
    WHERE person.credits <> coalesce(lines.total, 0) OR person.credits <> coalesce(lots.total, 0)
      OR coalesce(lots.broken, 0) > 0`
}
