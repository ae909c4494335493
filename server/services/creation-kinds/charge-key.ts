import type { Creation } from '#server/db/generated/client.ts'

/** The idempotency key under which the ledger has the charge of one run of a creation. One that failed and is tried again is charged anew. */
export function chargeKey({ kind, id, run }: Pick<Creation, 'kind' | 'id' | 'run'>): string {
  return `${kind}:${id}:${run}`
}

/** The id of the creation that a line of the ledger charges or refunds; other lines are about none. */
export function creationIdOfCharge(idempotencyKey: string): string | undefined {
  return CHARGE.exec(idempotencyKey)?.[1]
}

const CHARGE = /^(?:refund:)?\w+:([0-9a-f-]{36}):\d+$/
