import type { Deleted } from '#lib/schemas/creation.ts'
import type { SongId } from '#lib/schemas/song.ts'
import type { MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { deleteCreation, RESTORABLE } from '#server/services/generation/delete-creations.ts'

export async function deleteSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<Deleted> {
  return await deleteCreation({ ctx, input: { kind: 'song', id: input.id } })
}

/** Brings back a song that was deleted, as long as it is there. */
export async function restoreSong({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<void> {
  if ((await restoreSongs({ ctx, input: { ids: [input.id] } })) === 0) throw new AppError('songNotFound')
}

/** Brings back those of some deleted songs that are still there; says how many. */
export async function restoreSongs(call: { ctx: MemberContext; input: { ids: string[] } }): Promise<number> {
  const { ctx, input } = call
  const { id: userId } = ctx.user
  return await ctx.db.$transaction(async (tx) => {
    await lockAccount(tx, userId)
    const where = { ...RESTORABLE, id: { in: input.ids }, userId }
    return (await tx.song.updateMany({ where, data: { deletedAt: null } })).count
  })
}
