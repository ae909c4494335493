import { PLANS } from '#lib/catalog/plans.ts'
import type { Reference } from '#lib/engine/index.ts'
import type { SongChange } from '#lib/schemas/rework.ts'
import { TAKES_MAX } from '#lib/schemas/song.ts'
import type { WorkerServices } from '#server/context.ts'
import { log } from '#server/log.ts'
import { RefusedError } from '#server/ports/generation.ts'
import type { MusicRequest, UnreadRequest } from '#server/ports/music.ts'
import { chargeKey } from '#server/services/creation-kinds/charge-key.ts'
import { folderOf } from '#server/services/creation-kinds/definitions.ts'
import { type Claim, claimCreation, offerPreview } from '#server/services/creations/claim-creation.ts'
import { failCreation } from '#server/services/creations/fail-creation.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { completeSong } from '#server/services/songs/complete-song.ts'
import { readScore } from '#server/services/songs/score/read-score.ts'
import { type SongRow, songRow } from '#server/services/songs/song-row.ts'
import { type Takes, takeOf, WITH_TAKES } from '#server/services/songs/takes.ts'
import { withLyrics } from '#server/services/writing/with-lyrics.ts'
import type { JobHandler } from './handler.ts'
import type { makeSongJob } from './make-song.job.ts'
import { giveUpCreation, removeQuietly, runClaim } from './run-claim.ts'

/**
 * Renders a song: claim, have its words written, make and store its files, complete. Each try writes into a folder of
 * its own, so that a try which counted as dead and wakes up again can do no harm.
 */
export const makeSong: JobHandler<typeof makeSongJob> = {
  async run({ ctx, payload, signal }) {
    const claim = await claimCreation({ ctx, input: { id: payload.creationId } })
    if (!claim) return
    const { id } = claim
    const song = songRow(await ctx.db.creation.findUniqueOrThrow({ where: { id }, include: WITH_TAKES }))
    const folder = (attempt: number) => `${folderOf(song)}/${attempt}`
    const files = folder(claim.attempt)
    const preview = previewStore(ctx, claim, `${files}/preview.mp3`)
    try {
      const { tier } = await planOf(ctx.db, song.userId)
      const { songMaxSec: longestSec, lyricsMax: longest } = PLANS[tier]
      const request: UnreadRequest = { ...(await requestOf(ctx, song)), longestSec }
      const music = await runClaim(ctx, claim, signal, async (options) => {
        options.onProgress('lyrics', 0)
        const input = { request, longest, signal: options.signal }
        return await ctx.music.make(await withLyrics({ ctx, input }), {
          ...options,
          onPreview: preview.put,
          storeFile: (name, content) => ctx.storage.write(`${files}/${name}`, content),
        })
      })
      await preview.settled()
      if (!music) return await ctx.storage.remove(files)
      const completed = await completeSong({ ctx, input: { claim, files, music } })
      if (!completed) return await ctx.storage.remove(files)
      await preview.clear()
      // A try that was killed could not clear up after itself.
      for (let earlier = 1; earlier < claim.attempt; earlier++) await removeQuietly(ctx, folder(earlier))
    } catch (error) {
      await preview.withdraw()
      await removeQuietly(ctx, files)
      if (!(error instanceof RefusedError)) throw error
      await failCreation({ ctx, input: { ...claim, reason: error.reason, isRefused: true } })
    }
  },

  async giveUp({ ctx, payload, error }) {
    await giveUpCreation(ctx, payload, error)
  },
}

/** Stores a preview in the background, so that it can neither delay the song nor make it fail. */
function previewStore(ctx: WorkerServices, claim: Claim, key: string) {
  let storing: Promise<void> | undefined
  const logError = (error: unknown) => log.error('preview', error, claim)
  const store = async (mp3: Uint8Array) => {
    await ctx.storage.write(key, mp3)
    await offerPreview({ ctx, input: { ...claim, preview: key } })
  }
  return {
    put: (mp3: Uint8Array): void => {
      storing = store(mp3).catch(logError)
    },
    settled: async () => await storing,
    /** Takes the preview of a failed try back: its file is deleted, and the next try may begin much later. */
    withdraw: async () => {
      await storing
      await offerPreview({ ctx, input: { ...claim, preview: null } }).catch(logError)
    },
    clear: async () => await ctx.storage.remove(key).catch(logError),
  }
}

async function requestOf(ctx: WorkerServices, song: SongRow & Takes): Promise<UnreadRequest> {
  const take = takeOf(song)
  return {
    idempotencyKey: chargeKey(song),
    title: song.title,
    isUntitled: !song.isTitled,
    lyrics: song.prompt,
    description: song.description,
    style: song.style,
    gender: song.gender as MusicRequest['gender'],
    instrumental: song.instrumental,
    ignored: song.ignored,
    seed: song.seed,
    ...(song.language === null ? {} : { language: song.language }),
    ...(song.lengthSec === null ? {} : { lengthSec: song.lengthSec }),
    // Two takes are charged together in their first run only. A take that is tried again is charged by itself.
    ...(take === null ? {} : { take: { number: take, of: TAKES_MAX, chargedTogether: song.run === 1 } }),
    ...(song.reference === null ? {} : { reference: song.reference as unknown as Reference }),
    ...(song.change === null ? {} : { rework: await reworkOf(ctx, song) }),
  }
}

/** A deleted parent can still be reworked as long as its files exist. */
async function reworkOf(ctx: WorkerServices, { parentId, change }: SongRow): Promise<MusicRequest['rework'] & object> {
  const parent = parentId ? await ctx.db.creation.findUnique({ where: { id: parentId } }) : null
  const score = parent && (await readScore(ctx, parent))
  if (!score) throw new RefusedError('parentGone')
  return { parentId: parent.id, score, change: change as SongChange }
}
