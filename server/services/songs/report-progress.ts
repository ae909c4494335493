import type { Services } from '#server/context.ts'
import { type Claim, claimed } from './claim-song.ts'

/** Stores how far a song is. False when the claim is no longer good, so that the work can stop. */
export async function reportProgress(call: {
  ctx: Services
  input: Claim & { stage: string; percent: number }
}): Promise<boolean> {
  const { stage, percent, ...claim } = call.input
  const { count } = await call.ctx.db.song.updateMany({ where: claimed(claim), data: { stage, progress: percent } })
  return count === 1
}
