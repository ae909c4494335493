import type { Services } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Creation, Prisma } from '#server/db/generated/client.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { type Claim, claimed, NO_PROGRESS } from './claim-creation.ts'

type Completed = {
  readonly claim: Claim
  /** What is known about the creation now that its files are stored. */
  readonly result: Pick<Prisma.CreationUncheckedUpdateManyInput, 'title' | 'bytes' | 'metadata' | 'visuals'> & {
    readonly files: string
    readonly durationSec: number
  }
  /** Stores what only creations of its kind have. */
  readonly storeDetails: (tx: Transaction, creation: Creation) => Promise<unknown>
}

/** Marks a creation finished and notifies its owner, in one transaction. False when the claim is lost. */
export async function completeCreation({ ctx, input }: { ctx: Services; input: Completed }): Promise<boolean> {
  const { claim, result, storeDetails } = input
  return await ctx.db.$transaction(async (tx) => {
    const [creation] = await tx.creation.updateManyAndReturn({
      where: claimed(claim),
      data: { ...NO_PROGRESS, ...result, status: 'completed', progress: 100, completedAt: ctx.clock.now() },
    })
    if (!creation) return false
    await storeDetails(tx, creation)
    const { userId, kind, id, run, title } = creation
    const { completed } = DEFINITIONS[kind]
    await notify(tx, {
      userId,
      kind: completed.kind,
      params: { title },
      path: completed.path(id),
      creationId: id,
      idempotencyKey: `${kind}:${id}:${run}:completed`,
    })
    return true
  })
}
