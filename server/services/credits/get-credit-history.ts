import { fold } from '#lib/i18n/fold.ts'
import type { CreditHistory, CreditLine } from '#lib/schemas/payment.ts'
import type { MemberContext } from '#server/context.ts'
import { escapeLike } from '#server/db/escape-like.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { creationOfCharge } from '#server/services/generation/charge-reference.ts'

const SHOWN = 30

type Row = {
  readonly id: string
  readonly kind: CreditLine['kind']
  readonly amount: number
  readonly reference: string
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly balance: number
}

/**
 * The caller's ledger, newest first, each line with the balance after it and the song or cover that it is about; `search`
 * leaves those whose title it stands in, however it is written there.
 */
export async function getCreditHistory(call: {
  ctx: MemberContext
  input: CreditHistory
}): Promise<{ lines: CreditLine[]; next: string | null }> {
  const { ctx, input } = call
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT * FROM (
      SELECT id::text AS id, kind::text AS kind, amount, reference, expires_at AS "expiresAt", created_at AS "createdAt",
        (sum(amount) OVER (ORDER BY created_at, id))::int AS balance
      FROM credit_entries WHERE user_id = ${ctx.user.id}::uuid
    ) AS ledger
    WHERE (${input.cursor ?? null}::text IS NULL OR ("createdAt", id) < (
      SELECT created_at, id::text FROM credit_entries WHERE id = ${input.cursor ?? null}::uuid))
      AND ${aboutTitle(ctx.user.id, input.search)}
    ORDER BY "createdAt" DESC, id DESC LIMIT ${SHOWN + 1}`
  const shown = rows.slice(0, SHOWN)
  const creations = await creationsOf(ctx, shown)
  const lines = shown.map(({ id, kind, amount, reference, expiresAt, createdAt, balance }) => {
    const about = creationOfCharge(reference)
    return { id, kind, amount, balance, expiresAt, createdAt, creation: (about && creations.get(about.id)) ?? null }
  })
  return { lines, next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null }
}

/** Lines about songs and covers with something in their titles; of deleted ones nothing is named, so nothing is found. */
function aboutTitle(userId: string, search: string | undefined): Prisma.Sql {
  const wanted = fold(search ?? '')
  if (!wanted) return Prisma.sql`true`
  const pattern = `%${escapeLike(wanted)}%`
  const own = Prisma.sql`user_id = ${userId}::uuid AND deleted_at IS NULL`
  return Prisma.sql`split_part(regexp_replace(reference, '^refund:', ''), ':', 2) IN (
    SELECT id::text FROM songs WHERE ${own} AND search_fold(title) LIKE ${pattern}
    UNION ALL
    SELECT id::text FROM covers
    WHERE ${own} AND search_fold(coalesce(nullif(song_title, ''), voice_name)) LIKE ${pattern})`
}

/** What lines are about, by id; deleted ones are not named any more. */
async function creationsOf(
  { db, user }: MemberContext,
  rows: readonly Row[],
): Promise<Map<string, CreditLine['creation']>> {
  const about = rows.flatMap(({ reference }) => creationOfCharge(reference) ?? [])
  const where = (kind: string) => ({
    id: { in: about.filter((one) => one.kind === kind).map(({ id }) => id) },
    userId: user.id,
    deletedAt: null,
  })
  const [songs, covers] = await Promise.all([
    db.song.findMany({ where: where('song'), select: { id: true, title: true } }),
    db.cover.findMany({ where: where('cover'), select: { id: true, songTitle: true, voiceName: true } }),
  ])
  const named = (title: string, path: string): CreditLine['creation'] => ({ title, path })
  return new Map([
    ...songs.map(({ id, title }) => [id, named(title, `/song/${id}`)] as const),
    ...covers.map(({ id, songTitle, voiceName }) => [id, named(songTitle ?? voiceName, `/voice-cover/${id}`)] as const),
  ])
}
