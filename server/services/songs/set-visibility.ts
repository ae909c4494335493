import { PLANS } from '#lib/catalog/plans.ts'
import type { SetSongVisibility, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { findOwnSong } from './find-song.ts'
import { songView } from './song-view.ts'

export async function setVisibility(call: { ctx: MemberContext; input: SetSongVisibility }): Promise<SongView> {
  const { ctx, input } = call
  const { id } = await findOwnSong(ctx, input.id)
  const { tier } = await planOf(ctx.db, ctx.user.id)
  if (input.visibility === 'private' && !PLANS[tier].entitlements.privateGeneration) {
    throw new AppError('privateNeedsPlan', {}, 'visibility')
  }
  return songView(await ctx.db.song.update({ where: { id }, data: { visibility: input.visibility } }))
}
