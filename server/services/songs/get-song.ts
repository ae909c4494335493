import type { SongId, SongPageView } from '#lib/schemas/song.ts'
import type { Context } from '#server/context.ts'
import { findVisibleSong } from './find-song.ts'
import { songView } from './song-view.ts'

export async function getSong({ ctx, input }: { ctx: Context; input: SongId }): Promise<SongPageView> {
  const song = await findVisibleSong(ctx, input.id)
  return { ...songView(song), creator: song.user.name, isOwner: song.userId === ctx.user?.id }
}
