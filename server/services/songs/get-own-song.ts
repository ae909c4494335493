import type { CreationId } from '#lib/schemas/creation.ts'
import type { SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { findOwnSong } from './find-song.ts'
import { songView } from './song-view.ts'

/** A song of the caller's own as it is now. Throws songNotFound. */
export async function getOwnSong({ ctx, input }: { ctx: MemberContext; input: CreationId }): Promise<SongView> {
  return songView(await findOwnSong(ctx, input.id))
}
