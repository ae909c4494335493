import { createHash, randomUUID } from 'node:crypto'
import type { CreationKind } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Creation } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeCreations } from './charge-creations.ts'
import { queueCreation } from './queue-creation.ts'

/** What identifies a request, so that its creations are stored once however often it is sent. */
export type RequestKey = Pick<Creation, 'kind' | 'userId' | 'requestId' | 'requestHash'>

/**
 * The key of a caller's request. The hash relies on the request's schema, which puts the fields in order. A request
 * without an id gets a new one each time.
 */
export function requestKey(
  { user }: MemberContext,
  kind: CreationKind,
  request: { readonly requestId?: string | undefined },
): RequestKey {
  const { requestId = randomUUID(), ...content } = request
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { kind, userId: user.id, requestId, requestHash }
}

/**
 * The creation that an earlier request with the same id made, or null. Throws requestIdUsed when that request asked for
 * something else.
 */
export async function findByRequest(db: Database | Transaction, key: RequestKey): Promise<Creation | null> {
  const { kind, userId, requestId, requestHash } = key
  const known = await db.creation.findUnique({ where: { userId_kind_requestId: { userId, kind, requestId } } })
  if (known && known.requestHash !== null && known.requestHash !== requestHash) throw new AppError('requestIdUsed')
  return known
}

type Stored = readonly [Creation, ...Creation[]]

/**
 * Stores, charges and queues all creations of one request in one transaction. If the request was sent before, what it
 * stored then counts. Gives the id of the first creation, which has the request's id.
 */
export async function acceptCreations(
  ctx: MemberContext,
  key: RequestKey,
  store: (tx: Transaction) => Promise<Stored>,
): Promise<string> {
  return await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, key.userId)
    const known = await findByRequest(tx, key)
    if (known) return known.id
    const creations = await store(tx)
    await chargeCreations(tx, account, { creations, now: ctx.clock.now() })
    for (const creation of creations) await queueCreation(ctx, tx, { account, creation })
    return creations[0].id
  })
}
