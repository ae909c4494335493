import type { Database, Transaction } from '#server/db/client.ts'

/**
 * How many songs a person was charged for on this UTC day. Plans with daily credits limit that number. A failed song
 * was refunded and does not count.
 */
export async function songsChargedToday(db: Database | Transaction, userId: string, now: Date): Promise<number> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM credit_entries song
    WHERE song.user_id = ${userId}::uuid AND song.kind = 'song' AND song.created_at >= ${day}
      AND NOT EXISTS (SELECT 1 FROM credit_entries back WHERE back.idempotency_key = 'refund:' || song.idempotency_key)`
  return row?.count ?? 0
}
