import { isOpen } from '#lib/catalog/visibility.ts'
import { COVER_KINDS } from '#lib/schemas/cover.ts'
import type { Context, MemberContext } from '#server/context.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { type CoverRow, coverRow, WITH_COVER } from './cover-row.ts'

const KINDS = [...COVER_KINDS]

/**
 * A cover that the caller may see: their own in any state, others' when finished and open. Only its owner sees a split.
 * Else coverNotFound.
 */
export async function findVisibleCover(
  ctx: Context,
  id: string,
): Promise<CoverRow & { user: { name: string | null } }> {
  const creation = await ctx.db.creation.findFirst({
    where: { id, kind: { in: KINDS }, deletedAt: null },
    include: { ...WITH_COVER, user: { select: { name: true } } },
  })
  if (!creation) throw new AppError('coverNotFound')
  const hasPage = DEFINITIONS[creation.kind].page !== null
  if (creation.userId !== ctx.user?.id && !(hasPage && isOpen(creation))) throw new AppError('coverNotFound')
  return coverRow(creation)
}

type Reader = Pick<MemberContext, 'user'> & { readonly db: Database | Transaction }

/** A cover of the caller's own. Else coverNotFound, whether or not it exists. */
export async function findOwnCover(ctx: Reader, id: string): Promise<CoverRow> {
  const where = { id, kind: { in: KINDS }, userId: ctx.user.id, deletedAt: null }
  const creation = await ctx.db.creation.findFirst({ where, include: WITH_COVER })
  if (!creation) throw new AppError('coverNotFound')
  return coverRow(creation)
}
