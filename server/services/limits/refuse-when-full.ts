import type { Services } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/** Refuses new work, before anything is charged, while the disk has no more room than work that is under way needs. */
export async function refuseWhenFull({ ctx }: { ctx: Pick<Services, 'storage'> }): Promise<void> {
  const { freeBytes, floorBytes } = await ctx.storage.space()
  if (freeBytes < floorBytes) throw new AppError('storageFull')
}
