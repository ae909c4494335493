import { log } from '#server/log.ts'
import { MIXING } from '#server/services/covers/cover-view.ts'
import type { JobHandler } from './handler.ts'
import type { mixCoverJob } from './mix-cover.job.ts'
import { removeQuietly } from './run-claim.ts'

/** Mixes a cover's own parts anew. A request that a later one has replaced is dropped. */
export const mixCover: JobHandler<typeof mixCoverJob> = {
  async run({ ctx, payload, signal }) {
    const { coverId: id, vocalDb, backingDb } = payload
    const wanted = { id, vocalDb, backingDb, stage: MIXING, status: 'completed', deletedAt: null } as const
    const cover = await ctx.db.cover.findFirst({ where: wanted })
    if (!cover?.files) return
    const { files, seed, voiceName, songTitle } = cover
    const folder = `${files}/${ctx.clock.now().getTime()}`
    try {
      const [vocals, instrumental] = await Promise.all([
        ctx.storage.read(`${files}/vocals.wav`),
        ctx.storage.read(`${files}/instrumental.wav`),
      ])
      const { peaks } = await ctx.covers.make(
        {
          ...{ kind: 'mix', parts: { vocals, instrumental }, seed, voiceName },
          title: songTitle ?? voiceName,
          levels: { vocalDb, backingDb },
        },
        { signal, onProgress: () => {}, storeFile: (name, content) => ctx.storage.write(`${folder}/${name}`, content) },
      )
      const data = { mix: `${folder}/cover.mp3`, stage: null, visuals: { peaks: [...peaks] } }
      const { count } = await ctx.db.cover.updateMany({ where: wanted, data })
      if (count === 0) return await removeQuietly(ctx, folder)
      const earlier = cover.mix?.replace(/\/[^/]+$/, '')
      if (earlier && earlier !== files) await removeQuietly(ctx, earlier)
    } catch (error) {
      await removeQuietly(ctx, folder)
      throw error
    }
  },

  async giveUp({ ctx, payload, error }) {
    log.error('mix', error, { coverId: payload.coverId })
    const { coverId: id, vocalDb, backingDb, before } = payload
    await ctx.db.cover.updateMany({
      where: { id, vocalDb, backingDb, stage: MIXING },
      data: { ...before, stage: null },
    })
  },
}
