import type { Creation } from '#server/db/generated/client.ts'

/**
 * The idempotency key of the ledger line that charges one run of a creation. A failed creation that is tried again
 * begins a new run, which is charged by itself.
 */
export function chargeKey({ kind, id, run }: Pick<Creation, 'kind' | 'id' | 'run'>): string {
  return `${kind}:${id}:${run}`
}

/** The id of the creation that a ledger line charges or refunds; undefined for other lines. */
export function creationIdOfCharge(idempotencyKey: string): string | undefined {
  return CHARGE.exec(idempotencyKey)?.[1]
}

const CHARGE = /^(?:refund:)?\w+:([0-9a-f-]{36}):\d+$/
