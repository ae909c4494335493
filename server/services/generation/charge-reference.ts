import { CREATION_KINDS, type CreationKind } from '#lib/schemas/creation.ts'
import type { CreationRow } from './creation-table.ts'

/** The ledger's name for what one run of a song or cover cost. One that failed and is tried again is charged anew. */
export function chargeReference(kind: CreationKind, { id, run }: Pick<CreationRow, 'id' | 'run'>): string {
  return `${kind}:${id}:${run}`
}

/** The song or cover that a line of the ledger is about, be it a charge or its refund; null for other lines. */
export function creationOfCharge(reference: string): { kind: CreationKind; id: string } | null {
  const [name, id] = reference.replace(/^refund:/, '').split(':')
  const kind = CREATION_KINDS.find((one) => one === name)
  return kind && id ? { kind, id } : null
}
