import type { CoverLevels, SetCoverLevels } from '#lib/schemas/cover.ts'
import type { MemberContext, Services } from '#server/context.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import { mixCoverJob } from '#server/jobs/mix-cover.job.ts'
import { MIXING } from '#server/services/creations/creation-view.ts'
import { schedulingOf } from '#server/services/creations/queue-creation.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { type CoverRow, coverRow, WITH_COVER } from './cover-row.ts'
import { findOwnCover } from './find-cover.ts'

/** Queues a new mix of a finished cover with other levels, at no charge. A later request replaces it. */
export async function setLevels({ ctx, input }: { ctx: MemberContext; input: SetCoverLevels }): Promise<void> {
  await refuseWhenFull({ ctx })
  const { id, vocalDb, backingDb } = input
  await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const cover = await findOwnCover({ db: tx, user: ctx.user }, id)
    if (cover.status !== 'completed' || cover.kind !== 'cover') throw new AppError('coverUnfinished')
    const before = mixedLevels(cover)
    const metadata = { ...(cover.metadata as Prisma.JsonObject | null), mixedLevels: before }
    await tx.creation.update({ where: { id }, data: { stage: MIXING, metadata } })
    await tx.cover.update({ where: { id }, data: { vocalDb, backingDb } })
    const payload = { coverId: id, vocalDb, backingDb, before }
    await ctx.queue.enqueue(mixCoverJob, payload, { transaction: tx, scheduling: schedulingOf(account, id) })
  })
}

/**
 * The levels of the mix that is played. While another mix is being made, the cover's columns hold the levels of that
 * one, and its metadata those from before.
 */
function mixedLevels({ stage, metadata, vocalDb, backingDb }: CoverRow): CoverLevels {
  const { mixedLevels: mixed } = (metadata ?? {}) as { mixedLevels?: CoverLevels }
  return stage === MIXING && mixed ? mixed : { vocalDb, backingDb }
}

/** A request for other levels. */
type Mix = CoverLevels & { readonly id: string }

/**
 * The cover that a request for a mix is about, deleted or not, since it may be restored. Null when a later request has
 * replaced this one, or when the mix has ended.
 */
export async function findMix(db: Database | Transaction, { id, vocalDb, backingDb }: Mix): Promise<CoverRow | null> {
  const wanted = { id, status: 'completed', stage: MIXING, cover: { vocalDb, backingDb } } as const
  const creation = await db.creation.findFirst({ where: wanted, include: WITH_COVER })
  return creation && coverRow(creation)
}

/** Makes a stored mix the one that is played. False when a later request has replaced it. */
export async function completeMix(call: {
  ctx: Services
  input: Mix & { mix: string; peaks: readonly number[] }
}): Promise<boolean> {
  const { mix, peaks, ...wanted } = call.input
  return await endMix(call.ctx, wanted, async (tx, { id }) => {
    await tx.creation.update({ where: { id }, data: { stage: null, visuals: { peaks: [...peaks] } } })
    await tx.cover.update({ where: { id }, data: { mix } })
  })
}

/** After a failed mix: the cover plays as before, so its levels are set back to those from before. */
export async function revertMix(call: { ctx: Services; input: Mix & { before: CoverLevels } }): Promise<void> {
  const { before, ...wanted } = call.input
  await endMix(call.ctx, wanted, async (tx, { id }) => {
    await tx.creation.update({ where: { id }, data: { stage: null } })
    await tx.cover.update({ where: { id }, data: before })
  })
}

/** Ends a mix under the lock on the account, so that no request comes in between. */
async function endMix(
  ctx: Services,
  mix: Mix,
  write: (tx: Transaction, cover: CoverRow) => Promise<void>,
): Promise<boolean> {
  return await ctx.db.$transaction(async (tx) => {
    const owner = await tx.creation.findUnique({ where: { id: mix.id } })
    if (!owner) return false
    await lockAccount(tx, owner.userId)
    const cover = await findMix(tx, mix)
    if (cover) await write(tx, cover)
    return cover !== null
  })
}
