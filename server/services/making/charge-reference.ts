import type { WorkKind, WorkRow } from './work.ts'

/** The ledger's name for what one run of a song or cover cost. One that failed and is tried again is charged anew. */
export function chargeReference(kind: WorkKind, { id, run }: Pick<WorkRow, 'id' | 'run'>): string {
  return `${kind}:${id}:${run}`
}
