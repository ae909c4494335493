import { fold } from '#lib/i18n/fold.ts'
import type { CreditHistory, CreditLine } from '#lib/schemas/payment.ts'
import type { MemberContext } from '#server/context.ts'
import { escapeLike } from '#server/db/escape-like.ts'
import { Prisma } from '#server/db/generated/client.ts'
import { creationIdOfCharge } from '#server/services/creation-kinds/charge-key.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'

const SHOWN = 30

type Row = {
  readonly id: string
  readonly kind: CreditLine['kind']
  readonly amount: number
  readonly idempotencyKey: string
  readonly expiresAt: Date | null
  readonly createdAt: Date
  readonly balance: number
}

/**
 * The caller's ledger, newest first. Each line comes with the balance after it and the song or cover that it is about.
 * `search` keeps the lines about creations whose title contains it, compared as `fold` writes both.
 */
export async function getCreditHistory(call: {
  ctx: MemberContext
  input: CreditHistory
}): Promise<{ lines: CreditLine[]; next: string | null }> {
  const { ctx, input } = call
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT * FROM (
      SELECT id::text AS id, kind::text AS kind, amount, idempotency_key AS "idempotencyKey", expires_at AS "expiresAt", created_at AS "createdAt",
        (sum(amount) OVER (ORDER BY created_at, id))::int AS balance
      FROM credit_entries WHERE user_id = ${ctx.user.id}::uuid
    ) AS ledger
    WHERE (${input.cursor ?? null}::text IS NULL OR ("createdAt", id) < (
      SELECT created_at, id::text FROM credit_entries WHERE id = ${input.cursor ?? null}::uuid))
      AND ${aboutTitle(ctx.user.id, input.search)}
    ORDER BY "createdAt" DESC, id DESC LIMIT ${SHOWN + 1}`
  const shown = rows.slice(0, SHOWN)
  const creations = await creationsOf(ctx, shown)
  const lines = shown.map(({ id, kind, amount, idempotencyKey, expiresAt, createdAt, balance }) => {
    const about = creationIdOfCharge(idempotencyKey)
    return { id, kind, amount, balance, expiresAt, createdAt, creation: creations.get(about ?? '') ?? null }
  })
  return { lines, next: rows.length > SHOWN ? (shown.at(-1)?.id ?? null) : null }
}

/**
 * SQL condition for lines of `ledger` about creations whose title contains a text. It finds no deleted creations, since
 * the history does not name them.
 */
function aboutTitle(userId: string, search: string | undefined): Prisma.Sql {
  const wanted = fold(search ?? '')
  if (!wanted) return Prisma.sql`true`
  return Prisma.sql`split_part(regexp_replace("idempotencyKey", '^refund:', ''), ':', 2) IN (
    SELECT id::text FROM creations
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL AND search_text LIKE ${`%${escapeLike(wanted)}%`})`
}

/** The creations that lines are about, by id, without deleted ones. */
async function creationsOf(
  { db, user }: MemberContext,
  rows: readonly Row[],
): Promise<Map<string, CreditLine['creation']>> {
  const ids = rows.flatMap(({ idempotencyKey }) => creationIdOfCharge(idempotencyKey) ?? [])
  const creations = await db.creation.findMany({ where: { id: { in: ids }, userId: user.id, deletedAt: null } })
  return new Map(
    creations.map(({ id, kind, title }) => {
      const { page, completed } = DEFINITIONS[kind]
      return [id, { title, path: (page ?? completed.path)(id) }]
    }),
  )
}
