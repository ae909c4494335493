import { WORK_KINDS, type WorkKind } from '#lib/schemas/work.ts'
import type { WorkRow } from './work.ts'

/** The ledger's name for what one run of a song or cover cost. One that failed and is tried again is charged anew. */
export function chargeReference(kind: WorkKind, { id, run }: Pick<WorkRow, 'id' | 'run'>): string {
  return `${kind}:${id}:${run}`
}

/** The song or cover that a line of the ledger is about, be it a charge or its refund; null for other lines. */
export function workOfCharge(reference: string): { kind: WorkKind; id: string } | null {
  const [name, id] = reference.replace(/^refund:/, '').split(':')
  const kind = WORK_KINDS.find((one) => one === name)
  return kind && id ? { kind, id } : null
}
