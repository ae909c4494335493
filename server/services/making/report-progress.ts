import type { Services } from '#server/context.ts'
import { type Claim, claimed } from './claim-work.ts'
import { workTable } from './work.ts'

/** Stores how far the work is. False when the claim is no longer good, so that the work can stop. */
export async function reportProgress(call: {
  ctx: Services
  input: Claim & { stage: string; percent: number }
}): Promise<boolean> {
  const { stage, percent, ...claim } = call.input
  const { count } = await workTable(call.ctx.db, claim.kind).updateMany({
    where: claimed(claim),
    data: { stage, progress: percent },
  })
  return count === 1
}
