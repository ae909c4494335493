import type { Services } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/**
 * Refuses new work while the disk has no more free space than the work under way needs. Called before anything is
 * charged.
 */
export async function refuseWhenFull({ ctx }: { ctx: Pick<Services, 'storage'> }): Promise<void> {
  const { freeBytes, floorBytes } = await ctx.storage.space()
  if (freeBytes < floorBytes) throw new AppError('storageFull')
}
