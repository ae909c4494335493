import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { writeScoreSheet } from '#server/services/songs/score/write-score-sheet.ts'
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
  const { key, files, name, needs } = await findFile(ctx, input)
  if (needs) {
    const { tier } = await planOf(ctx.db, user.id)
    refuseByPlan({ file: refusalBy.file(tier, needs) })
  }
  // Songs that were finished before songs got one are given it with its first download.
  if (input.kind === 'song' && input.file === 'musicxml') await writeScoreSheet(ctx, { files }, key)
  return { key, name }
}
