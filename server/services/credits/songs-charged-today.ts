import type { Database, Transaction } from '#server/db/client.ts'

/** Songs of this UTC day, by which plans with credits for a day are limited. One that failed was given back, and does not count. */
export async function songsChargedToday(db: Database | Transaction, userId: string, now: Date): Promise<number> {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM credit_entries song
    WHERE song.user_id = ${userId}::uuid AND song.kind = 'song' AND song.created_at >= ${day}
      AND NOT EXISTS (SELECT 1 FROM credit_entries back WHERE back.idempotency_key = 'refund:' || song.idempotency_key)`
  return row?.count ?? 0
}
