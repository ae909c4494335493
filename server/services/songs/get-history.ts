import type { SongHistory, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { creationsPage, cutPage } from '#server/services/creations/list-creations.ts'
import { withQueuePlaces } from '#server/services/creations/with-queue-places.ts'
import { songRow } from './song-row.ts'
import { songView } from './song-view.ts'
import { takeOf, WITH_TAKES } from './takes.ts'

export type SongPage = { readonly items: SongView[]; readonly nextCursor: string | null }

/** A person's songs in the order that they wish, a page at a time; `search` looks in titles, lyrics and styles. */
export async function getHistory({ ctx, input }: { ctx: MemberContext; input: SongHistory }): Promise<SongPage> {
  const own = { kind: 'song', userId: ctx.user.id } as const
  const found = await ctx.db.creation.findMany({ ...creationsPage({ ...own, ...input }), include: WITH_TAKES })
  const { rows, nextCursor } = cutPage(found, input.limit)
  const views = rows.map(songRow).map((song) => songView(song, takeOf(song)))
  return { items: await withQueuePlaces(ctx, own, views), nextCursor }
}
