import type { CreationKind } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { CLEARED, creationTable } from './creation-table.ts'

/** The right to write to a song or cover: only the latest claim holds it. */
export type Claim = { readonly kind: CreationKind; readonly id: string; readonly attempt: number }

/** Takes a waiting or abandoned creation, or gives null when there is nothing to do: deleted, or finished. */
export async function claimCreation({
  ctx,
  input,
}: {
  ctx: Services
  input: Omit<Claim, 'attempt'>
}): Promise<Claim | null> {
  const { kind, id } = input
  const [row] = await creationTable(ctx.db, kind).updateManyAndReturn({
    where: { id, deletedAt: null, status: { in: ['pending', 'processing'] } },
    data: { ...CLEARED[kind], status: 'processing', attempt: { increment: 1 }, progress: 0 },
  })
  return row ? { kind, id, attempt: row.attempt } : null
}

/** What a claim may still write to; a later claim, a deletion or an end of the work leaves nothing. */
export function claimed({ id, attempt }: Omit<Claim, 'kind'>) {
  return { id, attempt, status: 'processing', deletedAt: null } as const
}
