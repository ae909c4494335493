import type { Services } from '#server/context.ts'
import { type Claim, claimed } from '#server/services/generation/claim-creation.ts'

/**
 * Lets the owner hear the beginning, whose file is in place, while the rest is made; null takes the offer back. Without
 * effect on a lost claim.
 */
export async function offerPreview(call: { ctx: Services; input: Claim & { preview: string | null } }): Promise<void> {
  const { preview, ...claim } = call.input
  await call.ctx.db.song.updateMany({ where: claimed(claim), data: { preview } })
}
