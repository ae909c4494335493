import { RECORDING_MAX_SEC } from '#lib/catalog/limits.ts'
import type { CoverView, SplitSong } from '#lib/schemas/cover.ts'
import type { MemberContext } from '#server/context.ts'
import { countCall } from '#server/services/limits/count-call.ts'
import { acceptCover } from './accept-cover.ts'

const SPLITS = { calls: 10, perSec: 3600 }

/** Two MP3s of the longest recording, at 192 kbit a second. */
const MOST_BYTES = 2 * RECORDING_MAX_SEC * 24_000

/** Counts a split against its limit. A split costs no credits, but each one, even a retry, takes up a worker. */
export const countSplit = (ctx: MemberContext) => countCall(ctx, `split:${ctx.user.id}`, SPLITS)

/** Accepts a song whose voice and music are to be parted. */
export async function splitSong({ ctx, input }: { ctx: MemberContext; input: SplitSong }): Promise<CoverView> {
  await countSplit(ctx)
  const { audioUrl, songTitle } = input
  return await acceptCover({
    ctx,
    input: { kind: 'split', request: input, audioUrl, songTitle, creation: { bytes: MOST_BYTES }, cover: {} },
  })
}
