import { randomUUID } from 'node:crypto'
import { tagsOf } from '#lib/catalog/tags.ts'
import type { SongView } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Creation, Prisma } from '#server/db/generated/client.ts'
import { acceptCreations, type RequestKey, requestKey } from '#server/services/creations/accept-creations.ts'
import { songRow } from './song-row.ts'
import { songView } from './song-view.ts'
import { takeOf, WITH_TAKES } from './takes.ts'

/** A song to be made: what all creations have, and the details of a song. */
export type WantedSong = {
  readonly creation: Pick<Prisma.CreationUncheckedCreateInput, 'title' | 'seed' | 'visibility' | 'publicSince'>
  readonly song: Omit<Prisma.SongUncheckedCreateInput, 'id' | 'model' | 'takeOfId'>
}

type Accepted = {
  /** What the caller sent, perhaps with an id. */
  readonly request: { readonly requestId?: string | undefined }
  /** One song, or the two takes that one press makes. */
  readonly songs: readonly [WantedSong] | readonly [WantedSong, WantedSong]
}

/**
 * Stores, charges and queues songs in one transaction. The same request, sent again with its id, gives the same song.
 * Of two takes it gives the first, which has the id of the request.
 */
export async function acceptSong({ ctx, input }: { ctx: MemberContext; input: Accepted }): Promise<SongView> {
  const key = requestKey(ctx, 'song', input.request)
  const [wanted, second] = input.songs
  const id = await acceptCreations(ctx, key, async (tx) => {
    const first = await storeSong(ctx, tx, key, wanted)
    if (!second) return [first]
    // Only the first take has the request's key.
    const beside = { ...key, requestId: randomUUID(), requestHash: null }
    return [first, await storeSong(ctx, tx, beside, second, first.id)]
  })
  const song = songRow(await ctx.db.creation.findUniqueOrThrow({ where: { id }, include: WITH_TAKES }))
  return songView(song, takeOf(song))
}

async function storeSong(
  { model }: MemberContext,
  tx: Transaction,
  key: RequestKey,
  { creation, song }: WantedSong,
  takeOfId: string | null = null,
): Promise<Creation> {
  const details = { create: { ...song, model, takeOfId } }
  return await tx.creation.create({ data: { ...key, ...creation, tags: tagsOf(song.style), song: details } })
}
