import { makeZip } from 'client-zip'
import type { WorkerServices } from '#server/context.ts'
import type { Creation } from '#server/db/generated/client.ts'
import type { ErrorReason } from '#server/errors.ts'
import { log } from '#server/log.ts'
import { RefusedError } from '#server/ports/generation.ts'
import { readScore } from '#server/services/songs/score/read-score.ts'
import { purgeStems, stemsKey } from '#server/services/songs/stem-sets.ts'
import type { JobHandler } from './handler.ts'
import type { makeStemsJob } from './make-stems.job.ts'
import { removeQuietly } from './run-claim.ts'

const REPORT_EVERY_MS = 500

/**
 * Renders each instrument of a finished song into a file of its own, and packs these and the voice into one ZIP file.
 */
export const makeStems: JobHandler<typeof makeStemsJob> = {
  async run({ ctx, payload, signal }) {
    const { songId } = payload
    const wanted = { songId, percent: { lt: 100 }, failure: null }
    const set = await ctx.db.stemSet.findFirst({ where: wanted, include: { song: { include: { creation: true } } } })
    if (!set) return
    const { song } = set
    const { creation } = song
    const { files } = creation
    if (creation.status !== 'completed' || creation.deletedAt || !files) {
      // Else whoever restores the song would wait for a job that has ended.
      await ctx.db.stemSet.deleteMany({ where: wanted })
      return
    }
    const folder = `${files}/${ctx.clock.now().getTime()}`
    const report = progressReport(ctx, songId)
    const names: string[] = []
    try {
      const score = await readScore(ctx, creation)
      if (!score) throw new RefusedError('stemsFailed')
      const instrumental = await ctx.storage.read(`${files}/instrumental.wav`)
      await ctx.stems.make(
        { score, instrumental },
        {
          signal,
          onProgress: report.put,
          storeFile: (name, content) => {
            names.push(name)
            return ctx.storage.write(`${folder}/${name}`, content)
          },
        },
      )
      const voice = song.instrumental ? [] : [`${files}/vocals.wav`]
      const zip = makeZip(zipped(ctx, creation, [...voice, ...names.map((name) => `${folder}/${name}`)]))
      await ctx.storage.write(stemsKey(files), zip)
      await report.settled()
      await ctx.db.stemSet.updateMany({ where: { songId }, data: { percent: 100, usedAt: ctx.clock.now() } })
      await purgeStems({ ctx })
    } catch (error) {
      await report.settled()
      if (!(error instanceof RefusedError)) throw error
      await fail(ctx, songId, error.reason)
    } finally {
      await removeQuietly(ctx, folder)
    }
  },

  async giveUp({ ctx, payload, error }) {
    log.error('stems', error, payload)
    await fail(ctx, payload.songId, 'stemsFailed')
  },
}

async function fail(ctx: WorkerServices, songId: string, failure: ErrorReason): Promise<void> {
  await ctx.db.stemSet.updateMany({ where: { songId, percent: { lt: 100 } }, data: { failure } })
}

/**
 * Stores the progress every half second at most, and never more than 99 %: the set reaches 100 % when its file is
 * stored.
 */
function progressReport(ctx: WorkerServices, songId: string) {
  let storing: Promise<unknown> | undefined
  let reportedAt = 0
  return {
    put: (_stage: string, percent: number): void => {
      const now = ctx.clock.now().getTime()
      if (now - reportedAt < REPORT_EVERY_MS) return
      reportedAt = now
      const data = { percent: Math.min(99, percent) }
      storing = ctx.db.stemSet
        .updateMany({ where: { songId, percent: { lt: 100 } }, data })
        .catch((error: unknown) => log.error('progress', error, { songId }))
    },
    settled: async () => await storing,
  }
}

async function* zipped({ storage }: WorkerServices, { completedAt }: Creation, keys: readonly string[]) {
  for (const key of keys) {
    const size = await storage.size(key)
    if (size === null) continue
    const input = storage.stream(key, { start: 0, end: size - 1 })
    yield { name: key.split('/').at(-1) ?? '', input, size, ...(completedAt ? { lastModified: completedAt } : {}) }
  }
}
