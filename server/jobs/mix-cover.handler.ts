import { log } from '#server/log.ts'
import { completeMix, findMix, revertMix } from '#server/services/covers/mix-levels.ts'
import type { JobHandler } from './handler.ts'
import type { mixCoverJob } from './mix-cover.job.ts'
import { removeQuietly } from './run-claim.ts'

/** Mixes a cover's own parts anew. A request that a later one has replaced is dropped. */
export const mixCover: JobHandler<typeof mixCoverJob> = {
  async run({ ctx, payload, signal }) {
    const { coverId: id, vocalDb, backingDb } = payload
    const levels = { vocalDb, backingDb }
    const cover = await findMix(ctx.db, { id, ...levels })
    if (!cover?.files) return
    const { files, seed, voiceName, title } = cover
    const folder = `${files}/${ctx.clock.now().getTime()}`
    try {
      const [vocals, instrumental] = await Promise.all([
        ctx.storage.read(`${files}/vocals.wav`),
        ctx.storage.read(`${files}/instrumental.wav`),
      ])
      const { peaks } = await ctx.covers.make(
        { kind: 'mix', parts: { vocals, instrumental }, seed, voiceName, title, levels },
        { signal, onProgress: () => {}, storeFile: (name, content) => ctx.storage.write(`${folder}/${name}`, content) },
      )
      const mix = `${folder}/cover.mp3`
      const completed = await completeMix({ ctx, input: { id, ...levels, mix, peaks } })
      if (!completed) return await removeQuietly(ctx, folder)
      const earlier = cover.mix?.replace(/\/[^/]+$/, '')
      if (earlier && earlier !== files) await removeQuietly(ctx, earlier)
    } catch (error) {
      await removeQuietly(ctx, folder)
      throw error
    }
  },

  async giveUp({ ctx, payload, error }) {
    const { coverId: id, ...levels } = payload
    log.error('mix', error, { coverId: id })
    await revertMix({ ctx, input: { id, ...levels } })
  },
}
