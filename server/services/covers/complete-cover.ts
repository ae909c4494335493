import type { Services } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { MadeCover } from '#server/ports/cover.ts'
import { type Claim, claimed } from '#server/services/generation/claim-creation.ts'
import { notify } from '#server/services/notifications/notify.ts'

type Completed = Claim & {
  readonly files: string
  readonly made: MadeCover
  /** Name of the recording's own file, where it was kept. */
  readonly original: string | null
  readonly songTitle: string | undefined
}

/** Marks a cover finished, its files being in place. False when the claim is no longer good. */
export async function completeCover({ ctx, input }: { ctx: Services; input: Completed }): Promise<boolean> {
  const { files, made, original, songTitle, ...claim } = input
  const bytes = await folderBytes(ctx, files)
  return await ctx.db.$transaction(async (tx) => {
    const [cover] = await tx.cover.updateManyAndReturn({
      where: claimed(claim),
      data: {
        status: 'completed',
        progress: 100,
        stage: null,
        files,
        mix: `${files}/cover.mp3`,
        durationSec: made.durationSec,
        visuals: { peaks: [...made.peaks] },
        receipt: { ...made.receipt, ...(original ? { original } : {}) } as Prisma.InputJsonValue,
        bytes,
        completedAt: ctx.clock.now(),
        ...(songTitle ? { songTitle } : {}),
      },
    })
    if (!cover) return false
    const isCover = cover.kind === 'cover'
    await notify(tx, {
      userId: cover.userId,
      kind: isCover ? 'coverCompleted' : 'splitCompleted',
      params: { title: cover.songTitle ?? cover.voiceName },
      path: isCover ? `/voice-cover/${cover.id}` : '/vocal-remover',
      coverId: cover.id,
      reference: `cover:${cover.id}:${cover.run}:completed`,
    })
    return true
  })
}

async function folderBytes({ storage }: Services, folder: string): Promise<number> {
  const sizes = await Promise.all((await storage.list(folder)).map((key) => storage.size(key)))
  return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0)
}
