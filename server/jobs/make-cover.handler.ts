import { formantScaleOf } from '#lib/catalog/voices/registers.ts'
import type { VoiceModel } from '#lib/engine/index.ts'
import { semitonesOf } from '#lib/schemas/cover.ts'
import type { WorkerServices } from '#server/context.ts'
import type { Prisma } from '#server/db/generated/client.ts'
import type { CoverRequest } from '#server/ports/cover.ts'
import { type GenerationListener, RefusedError } from '#server/ports/generation.ts'
import { completeCover } from '#server/services/covers/complete-cover.ts'
import { coverRow } from '#server/services/covers/cover-row.ts'
import { coverTitle } from '#server/services/covers/cover-title.ts'
import { type FetchedSource, fetchSource, WITH_ORIGIN } from '#server/services/covers/source/fetch-source.ts'
import { beginSeparation } from '#server/services/covers/source/separations.ts'
import { folderOf } from '#server/services/creation-kinds/definitions.ts'
import { claimCreation } from '#server/services/creations/claim-creation.ts'
import { failCreation } from '#server/services/creations/fail-creation.ts'
import type { JobHandler } from './handler.ts'
import type { makeCoverJob } from './make-cover.job.ts'
import { giveUpCreation, removeQuietly, runClaim } from './run-claim.ts'

/** Makes a cover: claim, fetch its song, make and store its files, complete. Each try has a folder of its own. */
export const makeCover: JobHandler<typeof makeCoverJob> = {
  async run({ ctx, payload, signal }) {
    const claim = await claimCreation({ ctx, input: { id: payload.creationId } })
    if (!claim) return
    const { id } = claim
    const cover = coverRow(await ctx.db.creation.findUniqueOrThrow({ where: { id }, include: WITH_ORIGIN }))
    const folder = (attempt: number) => `${folderOf(cover)}/${attempt}`
    const files = folder(claim.attempt)
    try {
      const done = await runClaim(ctx, claim, signal, async (options) => {
        if (cover.kind === 'cover' && (!cover.voice || cover.voice.revokedAt)) throw new RefusedError('voiceRevoked')
        const fetched = await fetchSource(ctx, cover, options)
        // People compare a cover with the original recording. A split has only its parts.
        const original = cover.kind === 'cover' ? fetched.original : null
        if (original) await ctx.storage.write(`${files}/${original.name}`, original.bytes)
        const storeFile = await fileStore(ctx, files, fetched)
        return {
          pageTitle: fetched.title,
          original: original?.name ?? null,
          made: await ctx.covers.make(requestOf(cover, fetched), { ...options, storeFile }),
        }
      })
      if (!done) return await ctx.storage.remove(files)
      const completed = await completeCover({ ctx, input: { claim, files, ...done } })
      if (!completed) return await ctx.storage.remove(files)
      // A try that was killed could not clear up after itself.
      for (let earlier = 1; earlier < claim.attempt; earlier++) await removeQuietly(ctx, folder(earlier))
    } catch (error) {
      await removeQuietly(ctx, files)
      if (!(error instanceof RefusedError)) throw error
      await failCreation({ ctx, input: { ...claim, reason: error.reason, isRefused: true } })
    }
  },

  async giveUp({ ctx, payload, error }) {
    await giveUpCreation(ctx, payload, error)
  },
}

/**
 * Stores the files of one try. The parts of the original recording go into the cache of separations, where the next
 * cover of the same recording finds them.
 */
async function fileStore(
  ctx: WorkerServices,
  files: string,
  { key }: FetchedSource,
): Promise<GenerationListener['storeFile']> {
  const separation = key === null ? null : await beginSeparation({ ctx, input: { key } })
  return async (name, content) => {
    if (name === 'source-vocals.wav' && separation) return await ctx.storage.write(separation.vocals, content)
    if (name === 'source-instrumental.wav' && separation)
      return await ctx.storage.write(separation.instrumental, content)
    await ctx.storage.write(`${files}/${name}`, content)
  }
}

type OriginRow = Prisma.CreationGetPayload<{ include: typeof WITH_ORIGIN }>

function requestOf(
  cover: ReturnType<typeof coverRow<OriginRow>>,
  { source, title: found }: FetchedSource,
): CoverRequest {
  const { kind, seed, voice, voiceName: name, vocalDb, backingDb } = cover
  const title = coverTitle(cover, found)
  if (kind === 'split' || !voice) return { kind: 'split', source, title, seed }
  return {
    kind,
    source,
    title,
    seed,
    voice: {
      name,
      model: voice.model as VoiceModel,
      baseFormantScale: formantScaleOf(voice.register),
      from: voice.ownerId === null ? 'catalogue' : 'own',
    },
    semitones: semitonesOf(cover.pitchChange),
    levels: { vocalDb, backingDb },
  }
}
