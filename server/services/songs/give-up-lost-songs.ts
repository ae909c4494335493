import type { Services } from '#server/context.ts'
import { failSong } from './fail-song.ts'

const LOST_AFTER_MS = 6 * 3_600_000

/** Fails songs that have waited so long that their job must be lost, so that no spinner turns for ever. */
export async function giveUpLostSongs({ ctx }: { ctx: Services }): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - LOST_AFTER_MS)
  const lost = await ctx.db.song.findMany({
    where: { status: { in: ['pending', 'processing'] }, queuedAt: { lt: before } },
    select: { id: true },
  })
  for (const { id } of lost) await failSong({ ctx, input: { songId: id, reason: 'renderFailed' } })
}
