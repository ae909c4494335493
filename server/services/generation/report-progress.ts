import type { Services } from '#server/context.ts'
import { type Claim, claimed } from './claim-creation.ts'
import { creationTable } from './creation-table.ts'

/** Stores how far a creation is. False when the claim is no longer good, so that it can stop. */
export async function reportProgress(call: {
  ctx: Services
  input: Claim & { stage: string; percent: number }
}): Promise<boolean> {
  const { stage, percent, ...claim } = call.input
  const { count } = await creationTable(call.ctx.db, claim.kind).updateMany({
    where: claimed(claim),
    data: { stage, progress: percent },
  })
  return count === 1
}
