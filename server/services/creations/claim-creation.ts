import type { CreationKind } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { UNFINISHED } from '#server/services/creation-kinds/definitions.ts'

/** The right to write to a creation: only the latest claim holds it. */
export type Claim = { readonly kind: CreationKind; readonly id: string; readonly attempt: number }

/** Clears the stage and the preview of a creation, whenever it begins, ends or begins again. */
export const NO_PROGRESS = { stage: null, preview: null }

/**
 * Claims a creation that waits or that another worker has abandoned. Null when there is nothing to do, since it is
 * deleted or finished.
 */
export async function claimCreation({ ctx, input }: { ctx: Services; input: { id: string } }): Promise<Claim | null> {
  const [row] = await ctx.db.creation.updateManyAndReturn({
    where: { id: input.id, deletedAt: null, ...UNFINISHED },
    data: { ...NO_PROGRESS, status: 'processing', attempt: { increment: 1 }, progress: 0 },
  })
  return row ? { kind: row.kind, id: row.id, attempt: row.attempt } : null
}

/**
 * Finds the creation that a claim may still write to. It finds nothing after a later claim, a deletion or the end of
 * the work.
 */
export function claimed({ id, attempt }: Omit<Claim, 'kind'>) {
  return { id, attempt, status: 'processing', deletedAt: null } as const
}

/** Stores the progress of a creation. False when the claim is lost, so that the worker can stop. */
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
 * Lets the owner hear the beginning of a creation while the rest is made. The file is stored already; null takes the
 * offer back. Does nothing when the claim is lost.
 */
export async function offerPreview(call: { ctx: Services; input: Claim & { preview: string | null } }): Promise<void> {
  const { preview, ...claim } = call.input
  await call.ctx.db.creation.updateMany({ where: claimed(claim), data: { preview } })
}
