import type { Services } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { Music } from '#server/ports/music.ts'
import type { Claim } from '#server/services/creations/claim-creation.ts'
import { completeCreation } from '#server/services/creations/complete-creation.ts'
import { songRow, WITH_SONG } from './song-row.ts'

/** Marks a song finished once its files are stored. False when the claim is lost. */
export async function completeSong(call: {
  ctx: Services
  input: { claim: Claim; files: string; music: Music }
}): Promise<boolean> {
  const { ctx } = call
  const { claim, files, music } = call.input
  const found = await ctx.db.creation.findUnique({ where: { id: claim.id }, include: WITH_SONG })
  if (!found) return false
  // Somebody may have named it while it was made.
  const { isTitled } = songRow(found)
  const { durationSec, lyrics: prompt, language } = music
  return await completeCreation({
    ctx,
    input: {
      claim,
      result: {
        files,
        durationSec,
        ...(!isTitled && music.title ? { title: music.title } : {}),
        visuals: music.visuals as unknown as Prisma.InputJsonValue,
        metadata: music.metadata as Prisma.InputJsonValue,
      },
      storeDetails: (tx, { id }) => tx.song.update({ where: { id }, data: { prompt, language } }),
    },
  })
}
