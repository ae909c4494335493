import { type SharedCreation, type SharedKind, sharedCover, sharedSong } from '#lib/site/shared-creation.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { getCover } from '#server/services/covers/get-cover.ts'
import { getSong } from '#server/services/songs/get-song.ts'

/**
 * What anybody with the link may see and hear of a song or cover. The caller's own rights do not count, since what is
 * made from the result is kept elsewhere and shown to others. Else songNotFound or coverNotFound.
 */
export async function findShared(call: {
  ctx: Context
  input: { kind: SharedKind; id: string }
}): Promise<SharedCreation> {
  const ctx = { ...call.ctx, user: null }
  const { kind, id } = call.input
  const creation = kind === 'song' ? sharedSong(await getSong({ ctx, input: { id } })) : await findSharedCover(ctx, id)
  if (!creation) throw new AppError(kind === 'song' ? 'songNotFound' : 'coverNotFound')
  return creation
}

async function findSharedCover(ctx: Context, id: string): Promise<SharedCreation | null> {
  return sharedCover(await getCover({ ctx, input: { id } }))
}
