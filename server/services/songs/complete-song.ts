import type { Services } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { Music } from '#server/ports/music.ts'
import { type Claim, claimed } from '#server/services/generation/claim-creation.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { songTitle } from './song-title.ts'

/** Marks a song finished, its files being in place. False when the claim is no longer good. */
export async function completeSong(call: {
  ctx: Services
  input: Claim & { files: string; music: Omit<Music, 'files'> }
}): Promise<boolean> {
  const { ctx } = call
  const { files, music, ...claim } = call.input
  return await ctx.db.$transaction(async (tx) => {
    const unfinished = await tx.song.findUnique({ where: { id: claim.id } })
    // Somebody may have named it while it was made.
    const isUntitled = unfinished !== null && unfinished.title === songTitle({ ...unfinished, title: '' })
    const [song] = await tx.song.updateManyAndReturn({
      where: claimed(claim),
      data: {
        status: 'completed',
        progress: 100,
        stage: null,
        files,
        preview: null,
        ...(isUntitled && music.title ? { title: music.title } : {}),
        prompt: music.lyrics,
        language: music.language,
        durationSec: music.durationSec,
        visuals: music.visuals as unknown as Prisma.InputJsonValue,
        receipt: music.receipt as Prisma.InputJsonValue,
        completedAt: ctx.clock.now(),
      },
    })
    if (!song) return false
    await notify(tx, {
      userId: song.userId,
      kind: 'songCompleted',
      params: { title: song.title },
      path: `/song/${song.id}`,
      songId: song.id,
      reference: `song:${song.id}:${song.run}:completed`,
    })
    return true
  })
}
