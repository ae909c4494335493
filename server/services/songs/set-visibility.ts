import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { SetSongVisibility, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { planOf } from '#server/services/accounts/plan-of.ts'
import { refuseByPlan } from '#server/services/accounts/refuse-by-plan.ts'
import { findOwnSong } from './find-song.ts'
import { songView } from './song-view.ts'

export async function setVisibility(call: { ctx: MemberContext; input: SetSongVisibility }): Promise<SongView> {
  const { ctx, input } = call
  const { id, publicSince } = await findOwnSong(ctx, input.id)
  const { tier } = await planOf(ctx.db, ctx.user.id)
  refuseByPlan({ visibility: refusalBy.visibility(tier, input.visibility) })
  const isFirst = input.visibility === 'public' && !publicSince
  const data = { visibility: input.visibility, ...(isFirst ? { publicSince: ctx.clock.now() } : {}) }
  // What is taken down in this very moment stays so.
  const [song] = await ctx.db.song.updateManyAndReturn({ where: { id, visibility: { not: 'withheld' } }, data })
  if (!song) throw new AppError('withheld')
  return songView(song)
}
