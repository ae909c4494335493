import type { SongHistory, SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { matching, ORDERS } from '#server/services/generation/list-query.ts'
import { withQueuePlaces } from '#server/services/generation/with-queue-places.ts'
import { songView } from './song-view.ts'
import { takeOf, WITH_TAKES } from './takes.ts'

export type SongPage = { readonly items: SongView[]; readonly nextCursor: string | null }

/** A person's songs in the order that they wish, a page at a time; `search` looks in titles, lyrics and styles. */
export async function getHistory({ ctx, input }: { ctx: MemberContext; input: SongHistory }): Promise<SongPage> {
  const where: Prisma.SongWhereInput = { userId: ctx.user.id, deletedAt: null, ...matching(input.search) }
  const songs = await ctx.db.song.findMany({
    where,
    include: WITH_TAKES,
    orderBy: ORDERS[input.sort],
    take: input.limit + 1,
    ...(input.cursor ? { cursor: { id: input.cursor, userId: ctx.user.id } } : {}),
  })
  const next = songs.length > input.limit ? songs[input.limit] : undefined
  const views = songs.slice(0, input.limit).map((song) => songView(song, takeOf(song)))
  const items = await withQueuePlaces(ctx, { kind: 'song', userId: ctx.user.id }, views)
  return { items, nextCursor: next?.id ?? null }
}
