import type { Take } from '#lib/schemas/song.ts'
import type { Context } from '#server/context.ts'
import type { Prisma, Song } from '#server/db/generated/client.ts'
import { withQueuePlaces } from '#server/services/generation/with-queue-places.ts'
import { songView } from './song-view.ts'

const OTHER = { select: { deletedAt: true } } as const

/** What has to be asked with a song for `takeOf`. */
export const WITH_TAKES = { takeOf: OTHER, secondTake: OTHER } satisfies Prisma.SongInclude

type Other = Pick<Song, 'deletedAt'> | null
export type Takes = { readonly takeOf: Other; readonly secondTake: Other }

/** Which of two takes a song is, while the other one is there too. */
export function takeOf({ takeOf, secondTake }: Takes): number | null {
  if (takeOf?.deletedAt === null) return 2
  return secondTake?.deletedAt === null ? 1 : null
}

/** Both takes of which a song is one, in their order, while both are there; else none. */
export async function takesOf(ctx: Context, song: Song): Promise<Take[]> {
  const { id, userId, takeOfId } = song
  const other = await ctx.db.song.findFirst({
    where: { userId, deletedAt: null, ...(takeOfId ? { id: takeOfId } : { takeOfId: id }) },
  })
  if (!other) return []
  const takes = (takeOfId ? [other, song] : [song, other]).map((row): Take => {
    const { title, status, progress, stage, place, failure, imageUrl, audioUrl, duration, visuals } = songView(row)
    const facts = { title, status, progress, stage, place, failure, imageUrl, audioUrl, duration, visuals }
    return { id: row.id, seed: row.seed, ...facts }
  })
  return await withQueuePlaces(ctx, { kind: 'song', userId }, takes)
}
