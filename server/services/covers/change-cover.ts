import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { CoverView, RenameCover, SetCoverVisibility } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { refuseByPlan } from '#server/services/accounts/refuse-by-plan.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { coverView, WITH_VOICE } from './cover-view.ts'
import { findOwnCover } from './find-cover.ts'

export async function renameCover({ ctx, input }: { ctx: MemberContext; input: RenameCover }): Promise<CoverView> {
  const { id } = await findOwnCover(ctx, input.id)
  refuseWords({ title: input.title })
  return coverView(await ctx.db.cover.update({ where: { id }, data: { songTitle: input.title }, include: WITH_VOICE }))
}

export async function setCoverVisibility(call: { ctx: MemberContext; input: SetCoverVisibility }): Promise<CoverView> {
  const { ctx, input } = call
  const { id } = await findOwnCover(ctx, input.id)
  const { tier } = await planOf(ctx.db, ctx.user.id)
  refuseByPlan({ visibility: refusalBy.visibility(tier, input.visibility) })
  // What is taken down in this very moment stays so.
  const where = { id, visibility: { not: 'withheld' } } as const
  const { count } = await ctx.db.cover.updateMany({ where, data: { visibility: input.visibility } })
  if (count === 0) throw new AppError('withheld')
  return coverView(await ctx.db.cover.findUniqueOrThrow({ where: { id }, include: WITH_VOICE }))
}
