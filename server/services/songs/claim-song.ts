import type { Services } from '#server/context.ts'
import type { Song } from '#server/db/generated/client.ts'

/** The right to write to a song: only the latest claim holds it. */
export type Claim = { readonly songId: string; readonly attempt: number }

/** Takes a waiting or abandoned song for rendering, or null when there is nothing to do: deleted, or finished. */
export async function claimSong({ ctx, input }: { ctx: Services; input: { songId: string } }): Promise<Song | null> {
  const [song] = await ctx.db.song.updateManyAndReturn({
    where: { id: input.songId, deletedAt: null, status: { in: ['pending', 'processing'] } },
    data: { status: 'processing', attempt: { increment: 1 }, progress: 0, stage: null, preview: null },
  })
  return song ?? null
}

/** What a claim may still write to; a later claim, a deletion or an end of the song leaves nothing. */
export function claimed({ songId, attempt }: Claim) {
  return { id: songId, attempt, status: 'processing', deletedAt: null } as const
}
