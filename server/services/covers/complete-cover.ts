import type { Services } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { MadeCover } from '#server/ports/cover.ts'
import type { Claim } from '#server/services/creations/claim-creation.ts'
import { completeCreation } from '#server/services/creations/complete-creation.ts'
import { coverTitle } from './cover-title.ts'

type Completed = {
  readonly claim: Claim
  readonly files: string
  readonly made: MadeCover
  /** File name of the original recording, if it was stored. */
  readonly original: string | null
  /** What the page of a link calls the song. */
  readonly pageTitle: string | undefined
}

/** Marks a cover finished once its files are stored. False when the claim is lost. */
export async function completeCover({ ctx, input }: { ctx: Services; input: Completed }): Promise<boolean> {
  const { claim, files, made, original, pageTitle } = input
  const found = await ctx.db.creation.findUnique({ where: { id: claim.id }, include: { cover: true } })
  if (!found?.cover) return false
  return await completeCreation({
    ctx,
    input: {
      claim,
      result: {
        files,
        durationSec: made.durationSec,
        bytes: await folderBytes(ctx, files),
        title: coverTitle({ title: found.title, sourceUrl: found.cover.sourceUrl }, pageTitle),
        visuals: { peaks: [...made.peaks] },
        metadata: { ...made.metadata, ...(original ? { original } : {}) } as Prisma.InputJsonValue,
      },
      storeDetails: (tx, { id }) => tx.cover.update({ where: { id }, data: { mix: `${files}/cover.mp3` } }),
    },
  })
}

async function folderBytes({ storage }: Services, folder: string): Promise<number> {
  const sizes = await Promise.all((await storage.list(folder)).map((key) => storage.size(key)))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}
