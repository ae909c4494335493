import { createHash, randomUUID } from 'node:crypto'
import type { CreationKind } from '#lib/schemas/creation.ts'
import type { MemberContext } from '#server/context.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Creation } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { chargeCreations } from './charge-creations.ts'
import { queueCreation } from './queue-creation.ts'

/** One press, by which what it asks for is stored once, however often it is sent. */
export type Press = Pick<Creation, 'kind' | 'userId' | 'requestId' | 'requestHash'>

/** The request of a caller, whose schema has put its fields in order; without an id it is a new one each time. */
export function pressOf(
  { user }: MemberContext,
  kind: CreationKind,
  request: { readonly requestId?: string | undefined },
): Press {
  const { requestId = randomUUID(), ...content } = request
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return { kind, userId: user.id, requestId, requestHash }
}

/** The creation that a press made when it was sent before. Throws requestIdUsed when its id came with another request then. */
export async function findPressed(db: Database | Transaction, press: Press): Promise<Creation | null> {
  const { kind, userId, requestId, requestHash } = press
  const known = await db.creation.findUnique({ where: { userId_kind_requestId: { userId, kind, requestId } } })
  if (known && known.requestHash !== null && known.requestHash !== requestHash) throw new AppError('requestIdUsed')
  return known
}

type Stored = readonly [Creation, ...Creation[]]

/**
 * Stores, charges and queues what one press asks for together or not at all; sent again, it gives what was stored then. Gives
 * the id of the first creation, which has the request's id.
 */
export async function acceptCreations(
  ctx: MemberContext,
  press: Press,
  store: (tx: Transaction) => Promise<Stored>,
): Promise<string> {
  return await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, press.userId)
    const known = await findPressed(tx, press)
    if (known) return known.id
    const creations = await store(tx)
    await chargeCreations(tx, account, { creations, now: ctx.clock.now() })
    for (const creation of creations) await queueCreation(ctx, tx, { account, creation })
    return creations[0].id
  })
}
