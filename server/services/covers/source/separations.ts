import { createHash } from 'node:crypto'
import { SEPARATION_EDITION } from '#lib/engine/index.ts'
import type { Services } from '#server/context.ts'
import type { SongParts } from '#server/ports/cover.ts'

const STORED_MS = 30 * 86_400_000
/** The parts of the longest recording take 150 MB. */
const MOST_STORED = 20
const BATCH_SIZE = 100

/**
 * The key under which a recording's parts are stored. It names the edition of the separation, so that a new edition
 * separates the recording again.
 */
export function separationKey(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')}-${SEPARATION_EDITION}`
}

const filesOf = (key: string) => ({
  vocals: `separations/${key}/vocals.wav`,
  instrumental: `separations/${key}/instrumental.wav`,
})

/** The parts of a recording that was taken apart before, or null. */
export async function findSeparation({
  ctx,
  input,
}: {
  ctx: Services
  input: { key: string }
}): Promise<SongParts | null> {
  const { key } = input
  const files = filesOf(key)
  const [row] = await ctx.db.separation.updateManyAndReturn({ where: { key }, data: { usedAt: ctx.clock.now() } })
  const sizes = await Promise.all([ctx.storage.size(files.vocals), ctx.storage.size(files.instrumental)])
  // A worker that died may have written only one of the two.
  if (!row || sizes.includes(null)) return null
  const [vocals, instrumental] = await Promise.all([
    ctx.storage.read(files.vocals),
    ctx.storage.read(files.instrumental),
  ])
  return { vocals, instrumental }
}

/**
 * Registers parts before they are written, so that later covers find them and the clean-up purges them. Removes those
 * used least lately beyond MOST_STORED. Gives the keys to write to.
 */
export async function beginSeparation({ ctx, input }: { ctx: Services; input: { key: string } }) {
  const { key } = input
  const usedAt = ctx.clock.now()
  await ctx.db.separation.upsert({ where: { key }, create: { key, usedAt }, update: { usedAt } })
  const beyond = await ctx.db.separation.findMany({ orderBy: { usedAt: 'desc' }, skip: MOST_STORED })
  for (const row of beyond) await removeSeparation(ctx, row)
  return filesOf(key)
}

/** Removes the row, and then the parts; neither, if a cover has used them since the row was read. */
async function removeSeparation(ctx: Services, { key, usedAt }: { key: string; usedAt: Date }): Promise<void> {
  const { count } = await ctx.db.separation.deleteMany({ where: { key, usedAt } })
  if (count > 0) await ctx.storage.remove(`separations/${key}`)
}

/** Removes parts that no cover has needed for a month. */
export async function purgeSeparations({ ctx }: { ctx: Services }): Promise<void> {
  const stale = { usedAt: { lt: new Date(ctx.clock.now().getTime() - STORED_MS) } }
  for (;;) {
    const rows = await ctx.db.separation.findMany({ where: stale, take: BATCH_SIZE })
    if (rows.length === 0) return
    for (const row of rows) await removeSeparation(ctx, row)
  }
}
