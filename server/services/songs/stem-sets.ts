import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { SongId, StemsState } from '#lib/schemas/song.ts'
import type { MemberContext, Services } from '#server/context.ts'
import type { StemSet } from '#server/db/generated/client.ts'
import { AppError } from '#server/errors.ts'
import { makeStemsJob } from '#server/jobs/make-stems.job.ts'
import { schedulingOf } from '#server/services/creations/queue-creation.ts'
import { lockAccount } from '#server/services/credits/ledger.ts'
import { refuseWhenFull } from '#server/services/limits/refuse-when-full.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { findOwnSong } from './find-song.ts'

/** Stems are not kept for long, since making them again takes less time than downloading them. */
const STORED_MS = 86_400_000
/** For each person. The stems of the longest song take 0.8 GB. */
const MOST_STORED = 20
const BATCH_SIZE = 100

/** Where the stems of a song's instruments are stored, all in one file. */
export const stemsKey = (files: string): string => `${files}/stems.zip`

const stateOf = ({ percent, failure }: Pick<StemSet, 'percent' | 'failure'>): StemsState => ({ percent, failure })

/** How far the stems of the caller's song are; null where nobody has asked for them, or they are gone. */
export async function getStems({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<StemsState | null> {
  const song = await findOwnSong(ctx, input.id)
  const set = await ctx.db.stemSet.findUnique({ where: { songId: song.id } })
  return set && stateOf(set)
}

/**
 * Queues a job that renders each instrument of the caller's finished song into a file of its own, unless that was done
 * lately or is being done. Throws songNotFound, and fileNeedsPlan when their plan has no stems.
 */
export async function makeStems({ ctx, input }: { ctx: MemberContext; input: SongId }): Promise<StemsState> {
  const song = await findOwnSong(ctx, input.id)
  if (song.status !== 'completed' || song.files === null) throw new AppError('songNotFound')
  refuseByPlan({ file: refusalBy.file((await planOf(ctx.db, ctx.user.id)).tier, 'stems') })
  await refuseWhenFull({ ctx })
  const isStored = (await ctx.storage.size(stemsKey(song.files))) !== null
  const usedAt = ctx.clock.now()
  const where = { songId: song.id }
  return await ctx.db.$transaction(async (tx) => {
    const account = await lockAccount(tx, ctx.user.id)
    const found = await tx.stemSet.findUnique({ where })
    const isOnItsWay = found !== null && found.failure === null && found.percent < 100
    if (found && (isOnItsWay || (found.percent === 100 && isStored)))
      return stateOf(await tx.stemSet.update({ where, data: { usedAt } }))
    const begun = { percent: 0, failure: null, usedAt }
    const set = await tx.stemSet.upsert({ where, create: { ...where, ...begun }, update: begun })
    await ctx.queue.enqueue(makeStemsJob, where, { transaction: tx, scheduling: schedulingOf(account, song.id) })
    return stateOf(set)
  })
}

type Ended = { readonly songId: string; readonly usedAt: Date; readonly files: string | null }

/** Removes stems that nobody has asked for in a day, and of each person's the oldest beyond MOST_STORED. */
export async function purgeStems({ ctx }: { ctx: Services }): Promise<void> {
  const old = new Date(ctx.clock.now().getTime() - STORED_MS)
  const unwanted = await ctx.db.$queryRaw<Ended[]>`
    SELECT "songId", "usedAt", files
    FROM (
      SELECT s.song_id AS "songId", s.used_at AS "usedAt", c.files,
        row_number() OVER (PARTITION BY c.user_id ORDER BY s.used_at DESC, s.song_id) AS place
      FROM stem_sets s JOIN creations c ON c.id = s.song_id
      WHERE s.percent = 100 OR s.failure IS NOT NULL
    ) ended
    WHERE "usedAt" < ${old} OR place > ${MOST_STORED}
    ORDER BY "usedAt" LIMIT ${BATCH_SIZE}`
  for (const set of unwanted) await removeStems(ctx, set)
}

/** Removes the row, and then the file; neither, if somebody has asked for the stems since the row was read. */
async function removeStems(ctx: Services, { songId, usedAt, files }: Ended): Promise<void> {
  const { count } = await ctx.db.stemSet.deleteMany({ where: { songId, usedAt } })
  if (count > 0 && files) await ctx.storage.remove(stemsKey(files))
}
