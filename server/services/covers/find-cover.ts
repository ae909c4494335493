import { isOpen } from '#lib/catalog/visibility.ts'
import type { Context, MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import { WITH_VOICE } from './cover-view.ts'

const INCLUDE = { ...WITH_VOICE, user: { select: { name: true } } } as const satisfies Prisma.CoverInclude

/** A cover that the caller may see: their own in any state, others' when finished and open. Else coverNotFound. */
export async function findVisibleCover(ctx: Context, id: string) {
  const cover = await ctx.db.cover.findFirst({ where: { id, deletedAt: null }, include: INCLUDE })
  if (!cover) throw new AppError('coverNotFound')
  const own = cover.userId === ctx.user?.id
  const open = cover.kind === 'cover' && isOpen(cover)
  if (!own && !open) throw new AppError('coverNotFound')
  return cover
}

/** A cover of the caller's own. Else coverNotFound, whether or not it exists. */
export async function findOwnCover(ctx: MemberContext, id: string) {
  const cover = await ctx.db.cover.findFirst({
    where: { id, userId: ctx.user.id, deletedAt: null },
    include: WITH_VOICE,
  })
  if (!cover) throw new AppError('coverNotFound')
  return cover
}
