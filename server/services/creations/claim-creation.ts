import type { CreationKind } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { UNFINISHED } from '#server/services/creation-kinds/definitions.ts'

/** The right to write to a creation: only the latest claim holds it. */
export type Claim = { readonly kind: CreationKind; readonly id: string; readonly attempt: number }

/** What a creation says of its progress is taken back whenever it begins, ends or begins again. */
export const NO_PROGRESS = { stage: null, preview: null }

/** Takes a waiting or abandoned creation, or gives null when there is nothing to do: deleted, or finished. */
export async function claimCreation({ ctx, input }: { ctx: Services; input: { id: string } }): Promise<Claim | null> {
  const [row] = await ctx.db.creation.updateManyAndReturn({
    where: { id: input.id, deletedAt: null, ...UNFINISHED },
    data: { ...NO_PROGRESS, status: 'processing', attempt: { increment: 1 }, progress: 0 },
  })
  return row ? { kind: row.kind, id: row.id, attempt: row.attempt } : null
}

/** What a claim may still write to; a later claim, a deletion or an end of the work leaves nothing. */
export function claimed({ id, attempt }: Omit<Claim, 'kind'>) {
  return { id, attempt, status: 'processing', deletedAt: null } as const
}

/** Stores how far a creation is. False when the claim is no longer good, so that it can stop. */
export async function reportProgress(call: {
  ctx: Services
  input: Claim & { stage: string; percent: number }
}): Promise<boolean> {
  const { stage, percent, ...claim } = call.input
  const data = { stage, progress: percent }
  const { count } = await call.ctx.db.creation.updateMany({ where: claimed(claim), data })
  return count === 1
}

/**
 * Lets the owner hear the beginning, whose file is in place, while the rest is made; null takes the offer back. Without
 * effect on a lost claim.
 */
export async function offerPreview(call: { ctx: Services; input: Claim & { preview: string | null } }): Promise<void> {
  const { preview, ...claim } = call.input
  await call.ctx.db.creation.updateMany({ where: claimed(claim), data: { preview } })
}
