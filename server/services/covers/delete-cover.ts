import type { CoverId } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findOwnCover } from './find-cover.ts'

/** Takes a cover out of sight. Its files stay for a day, so that the person can change their mind. */
export async function deleteCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const { id } = await findOwnCover(ctx, input.id)
  await ctx.db.cover.update({ where: { id }, data: { deletedAt: ctx.clock.now() } })
}

/** Brings a deleted cover back. */
export async function restoreCover({ ctx, input }: { ctx: MemberContext; input: CoverId }): Promise<void> {
  const { count } = await ctx.db.cover.updateMany({
    where: { id: input.id, userId: ctx.user.id, deletedAt: { not: null } },
    data: { deletedAt: null },
  })
  if (count === 0) throw new AppError('coverNotFound')
}
