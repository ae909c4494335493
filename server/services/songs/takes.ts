import type { Take } from '#lib/schemas/song.ts'
import type { Context } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { withQueuePlaces } from '#server/services/creations/with-queue-places.ts'
import { type SongRow, songRow, WITH_SONG } from './song-row.ts'
import { songView } from './song-view.ts'

const OTHER = { select: { creation: { select: { deletedAt: true } } } } as const

/** A song with what `takeOf` has to know. */
export const WITH_TAKES = {
  song: { include: { takeOf: OTHER, secondTake: OTHER } },
} satisfies Prisma.CreationInclude

type Other = { readonly creation: { readonly deletedAt: Date | null } } | null
export type Takes = { readonly takeOf: Other; readonly secondTake: Other }

/** Which of two takes a song is, 1 or 2; null when it has no other take, or the other take is deleted. */
export function takeOf({ takeOf, secondTake }: Takes): number | null {
  if (takeOf?.creation.deletedAt === null) return 2
  return secondTake?.creation.deletedAt === null ? 1 : null
}

/** Both takes of the pair that a song belongs to, the first take first; empty unless both are there. */
export async function takesOf(ctx: Context, song: SongRow): Promise<Take[]> {
  const { id, userId, takeOfId } = song
  const other = await ctx.db.creation.findFirst({
    where: { userId, deletedAt: null, ...(takeOfId ? { id: takeOfId } : { song: { takeOfId: id } }) },
    include: WITH_SONG,
  })
  if (!other) return []
  const pair = [songRow(other), song]
  const takes = (takeOfId ? pair : pair.reverse()).map((row): Take => {
    const { title, status, progress, stage, place, failure, imageUrl, audioUrl, duration, visuals } = songView(row)
    const facts = { title, status, progress, stage, place, failure, imageUrl, audioUrl, duration, visuals }
    return { id: row.id, seed: row.seed, ...facts }
  })
  return await withQueuePlaces(ctx, { kind: 'song', userId }, takes)
}
