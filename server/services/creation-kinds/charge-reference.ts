import type { Creation } from '#server/db/generated/client.ts'

/** The ledger's name for what one run of a creation cost. One that failed and is tried again is charged anew. */
export function chargeReference({ kind, id, run }: Pick<Creation, 'kind' | 'id' | 'run'>): string {
  return `${kind}:${id}:${run}`
}

/** The id of what a line of the ledger is about, be it a charge or its refund; of other lines no creation has it. */
export function creationOfCharge(reference: string): string | undefined {
  return CHARGE.exec(reference)?.[1]
}

const CHARGE = /^(?:refund:)?\w+:([0-9a-f-]{36}):\d+$/
