import type { WorkKind } from '#lib/schemas/work.ts'
import type { Services } from '#server/context.ts'
import { UNTOLD, workTable } from './work.ts'

/** The right to write to a song or cover: only the latest claim holds it. */
export type Claim = { readonly kind: WorkKind; readonly id: string; readonly attempt: number }

/** Takes waiting or abandoned work, or gives null when there is nothing to do: deleted, or finished. */
export async function claimWork({
  ctx,
  input,
}: {
  ctx: Services
  input: Omit<Claim, 'attempt'>
}): Promise<Claim | null> {
  const { kind, id } = input
  const [row] = await workTable(ctx.db, kind).updateManyAndReturn({
    where: { id, deletedAt: null, status: { in: ['pending', 'processing'] } },
    data: { ...UNTOLD[kind], status: 'processing', attempt: { increment: 1 }, progress: 0 },
  })
  return row ? { kind, id, attempt: row.attempt } : null
}

/** What a claim may still write to; a later claim, a deletion or an end of the work leaves nothing. */
export function claimed({ id, attempt }: Omit<Claim, 'kind'>) {
  return { id, attempt, status: 'processing', deletedAt: null } as const
}
