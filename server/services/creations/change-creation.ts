import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { RenameCreation, SetVisibility } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'

/** Gives a creation of the caller's another title. */
export async function renameCreation({ ctx, input }: { ctx: MemberContext; input: RenameCreation }): Promise<void> {
  const { id, title } = input
  refuseWords({ title })
  const own = { id, userId: ctx.user.id }
  await ctx.db.$transaction(async (tx) => {
    await tx.creation.updateMany({ where: own, data: { title } })
    // The words of a song that is being made no longer give it its title.
    await tx.song.updateMany({ where: { creation: own }, data: { isTitled: true } })
  })
}

/** Says who may see and hear a creation of the caller's. Throws withheld where the operator has taken it down. */
export async function setVisibility({ ctx, input }: { ctx: MemberContext; input: SetVisibility }): Promise<void> {
  const { id, visibility } = input
  const { tier } = await planOf(ctx.db, ctx.user.id)
  refuseByPlan({ visibility: refusalBy.visibility(tier, visibility) })
  // Part of the update itself, so that a creation which is taken down at this very moment stays withheld.
  const where = { id, userId: ctx.user.id, visibility: { not: 'withheld' } } as const
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.creation.updateMany({ where, data: { visibility } })
    if (count === 0) throw new AppError('withheld')
    const publicSince = ctx.clock.now()
    if (visibility === 'public')
      await tx.creation.updateMany({ where: { ...where, publicSince: null }, data: { publicSince } })
  })
}
