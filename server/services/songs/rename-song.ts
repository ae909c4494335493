import type { RenameSong, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { refuseWords } from '#server/services/moderation/refuse-words.ts'
import { findOwnSong } from './find-song.ts'
import { songView } from './song-view.ts'

export async function renameSong({ ctx, input }: { ctx: MemberContext; input: RenameSong }): Promise<SongView> {
  refuseWords({ title: input.title })
  const { id } = await findOwnSong(ctx, input.id)
  return songView(await ctx.db.song.update({ where: { id }, data: { title: input.title } }))
}
