import { setTimeout as delay } from 'node:timers/promises'
import type { SongChange } from '#lib/schemas/rework.ts'
import type { WorkerServices } from '#server/context.ts'
import type { Song } from '#server/db/generated/client.ts'
import type { ErrorReason } from '#server/errors.ts'
import { log } from '#server/log.ts'
import { type MakingListener, RefusedError } from '#server/ports/making.ts'
import type { Music, MusicRequest } from '#server/ports/music.ts'
import { StorageFullError } from '#server/ports/storage.ts'
import { type Claim, claimSong } from '#server/services/songs/claim-song.ts'
import { completeSong } from '#server/services/songs/complete-song.ts'
import { failSong } from '#server/services/songs/fail-song.ts'
import { offerPreview } from '#server/services/songs/offer-preview.ts'
import { readScore } from '#server/services/songs/read-score.ts'
import { reportProgress } from '#server/services/songs/report-progress.ts'
import type { JobHandler } from './handler.ts'
import type { makeSongJob } from './make-song.job.ts'

const REPORT_EVERY_MS = 500

/**
 * Renders a song: claim, make and store its files, complete. Each try writes into a folder of its own, so that a try that
 * was taken for dead and woke up again can harm nothing.
 */
export const makeSong: JobHandler<typeof makeSongJob> = {
  async run({ ctx, payload, signal }) {
    const song = await claimSong({ ctx, input: payload })
    if (!song) return
    const claim = { songId: song.id, attempt: song.attempt }
    const folderOf = (attempt: number) => `songs/${song.id}/${attempt}`
    const files = folderOf(song.attempt)
    const preview = previewShelf(ctx, claim, `${files}/preview.mp3`)
    try {
      const music = await render(ctx, song, signal, {
        onPreview: preview.put,
        keep: (name, content) => ctx.storage.write(`${files}/${name}`, content),
      })
      await preview.settled()
      if (!music) return await ctx.storage.remove(files)
      const completed = await completeSong({ ctx, input: { ...claim, files, music } })
      if (!completed) return await ctx.storage.remove(files)
      await preview.clear()
      // A try that was killed could not clear up after itself.
      for (let earlier = 1; earlier < song.attempt; earlier++) await sweep(ctx, folderOf(earlier))
    } catch (error) {
      await preview.withdraw()
      await sweep(ctx, files)
      if (!(error instanceof RefusedError)) throw error
      await failSong({ ctx, input: { ...claim, reason: error.reason } })
    }
  },

  async giveUp({ ctx, payload, error }) {
    const reason: ErrorReason = error instanceof StorageFullError ? 'storageFull' : 'renderFailed'
    await failSong({ ctx, input: { songId: payload.songId, reason } })
  },
}

/** Whatever is left there is no reason to end differently. */
async function sweep(ctx: WorkerServices, folder: string): Promise<void> {
  await ctx.storage.remove(folder).catch((trouble: unknown) => log.error('storage', trouble))
}

/** The finished music, or null when the song was deleted or claimed anew meanwhile. */
async function render(
  ctx: WorkerServices,
  song: Song,
  jobSignal: AbortSignal,
  listener: Pick<MakingListener, 'keep' | 'onPreview'>,
): Promise<Music | null> {
  const request = await requestOf(ctx, song)
  const stop = new AbortController()
  const signal = AbortSignal.any([jobSignal, stop.signal])
  let latest = { stage: 'compose', percent: 0 }
  const reporting = (async () => {
    let stored = latest
    while (!signal.aborted) {
      await delay(REPORT_EVERY_MS, undefined, { signal }).catch(() => {})
      if (signal.aborted || stored === latest) continue
      stored = latest
      const input = { songId: song.id, attempt: song.attempt, ...latest }
      // A database that is away for a moment must not end the work.
      const held = await reportProgress({ ctx, input }).catch((error: unknown) => {
        log.error('progress', error, { songId: song.id })
        return true
      })
      if (!held) stop.abort(new ClaimLostError())
    }
  })()
  try {
    return await ctx.music.make(request, {
      signal,
      ...listener,
      onProgress: (stage, percent) => {
        latest = { stage, percent }
      },
    })
  } catch (error) {
    if (stop.signal.reason instanceof ClaimLostError) return null
    throw error
  } finally {
    stop.abort()
    await reporting
  }
}

/** Stores a preview beside the work, which it can neither hold up nor end. */
function previewShelf(ctx: WorkerServices, claim: Claim, key: string) {
  let storing: Promise<void> | undefined
  const complain = (error: unknown) => log.error('preview', error, { songId: claim.songId })
  const store = async (mp3: Uint8Array) => {
    await ctx.storage.write(key, mp3)
    await offerPreview({ ctx, input: { ...claim, preview: key } })
  }
  return {
    put: (mp3: Uint8Array): void => {
      storing = store(mp3).catch(complain)
    },
    settled: async () => await storing,
    /** For a try that failed: its files go, and the next one may be long in coming. */
    withdraw: async () => {
      await storing
      await offerPreview({ ctx, input: { ...claim, preview: null } }).catch(complain)
    },
    clear: async () => await ctx.storage.remove(key).catch(complain),
  }
}

class ClaimLostError extends Error {}

async function requestOf(ctx: WorkerServices, song: Song): Promise<MusicRequest> {
  return {
    title: song.title,
    lyrics: song.prompt,
    description: song.description,
    style: song.style,
    gender: song.gender as MusicRequest['gender'],
    instrumental: song.instrumental,
    seed: song.seed,
    ...(song.language === null ? {} : { language: song.language }),
    ...(song.lengthSec === null ? {} : { lengthSec: song.lengthSec }),
    ...(song.change === null ? {} : { rework: await reworkOf(ctx, song) }),
  }
}

/** A parent that was deleted still serves for as long as its files are there. */
async function reworkOf(ctx: WorkerServices, { parentId, change }: Song): Promise<MusicRequest['rework'] & object> {
  const parent = parentId ? await ctx.db.song.findUnique({ where: { id: parentId } }) : null
  const score = parent && (await readScore(ctx, parent))
  if (!score) throw new RefusedError('parentGone')
  return { parentId: parent.id, score, change: change as SongChange }
}
