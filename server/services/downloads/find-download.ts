import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { type FoundFile, findFile, type WantedFile } from './find-file.ts'

/**
 * A file for somebody to download: `findFile` says whether it is theirs to have. Throws loginRequired, and fileNeedsPlan
 * when their plan does not include that kind of file.
 */
export async function findDownload({
  ctx,
  input,
}: {
  ctx: Context
  input: WantedFile
}): Promise<Pick<FoundFile, 'key' | 'name'>> {
  const { user } = ctx
  if (!user) throw new AppError('loginRequired')
  const { key, name, needs, prepare } = await findFile(ctx, input)
  if (needs) {
    const { tier } = await planOf(ctx.db, user.id)
    refuseByPlan({ file: refusalBy.file(tier, needs) })
  }
  await prepare?.()
  return { key, name }
}
