import { othersMayOpen } from '#lib/catalog/visibility.ts'
import { sniffFormat } from '#lib/engine/index.ts'
import type { WorkerServices } from '#server/context.ts'
import type { Creation, Prisma } from '#server/db/generated/client.ts'
import type { CoverSource } from '#server/ports/cover.ts'
import { RefusedError } from '#server/ports/generation.ts'
import { FileMissingError } from '#server/ports/storage.ts'
import { publicTitle } from '#server/services/moderation/public-title.ts'
import { findSeparation, separationKey } from './separations.ts'

export const WITH_ORIGIN = {
  cover: { include: { voice: true, upload: true, song: { include: { creation: true } } } },
} as const satisfies Prisma.CreationInclude
type Origin = Pick<Prisma.CoverGetPayload<(typeof WITH_ORIGIN)['cover']>, 'upload' | 'song' | 'sourceUrl'> &
  Pick<Creation, 'userId'>

/** A cover's song, as it is found. */
export type FetchedSource = {
  readonly source: CoverSource
  /** The key under which its parts will be cached; null when they are stored already. */
  readonly key: string | null
  /** The original recording, which is stored with the cover. */
  readonly original: { readonly name: string; readonly bytes: Uint8Array }
  /** What the page of a link calls it. */
  readonly title?: string
}

type Options = { readonly signal: AbortSignal; readonly onProgress: (stage: string, percent: number) => void }

/**
 * Fetches the recording that a cover is made from, or its parts if it was separated before. Throws RefusedError when it
 * is gone for good.
 */
export async function fetchSource(ctx: WorkerServices, cover: Origin, options: Options): Promise<FetchedSource> {
  if (cover.song) return await songMadeHere(ctx, cover.song.creation, cover.userId)
  const { bytes, title: found } = await recordingOf(ctx, cover, options)
  const title = found && publicTitle(found, undefined)
  const original = { name: `original.${sniffFormat(bytes) ?? 'bin'}`, bytes }
  const key = separationKey(bytes)
  const parts = await findSeparation({ ctx, input: { key } })
  return {
    ...(parts ? { source: { kind: 'parts', parts }, key: null } : { source: { kind: 'recording', bytes }, key }),
    original,
    ...(title ? { title } : {}),
  }
}

/** Songs made here have their parts already. Throws RefusedError when the cover's owner may not open it any more. */
async function songMadeHere(ctx: WorkerServices, song: Creation, coverOwner: string): Promise<FetchedSource> {
  const { files, deletedAt, visibility, userId } = song
  const mayUse = othersMayOpen(visibility) || (userId === coverOwner && visibility !== 'withheld')
  if (!files || deletedAt || !mayUse) throw new RefusedError('sourceGone')
  const [vocals, instrumental, bytes] = await Promise.all([
    readSource(ctx, `${files}/vocals.wav`),
    readSource(ctx, `${files}/instrumental.wav`),
    readSource(ctx, `${files}/song.mp3`),
  ])
  return {
    source: { kind: 'parts', parts: { vocals, instrumental } },
    key: null,
    original: { name: 'original.mp3', bytes },
  }
}

async function recordingOf(ctx: WorkerServices, { upload, sourceUrl }: Origin, { signal, onProgress }: Options) {
  if (upload) return { bytes: await readSource(ctx, upload.file), title: undefined }
  if (!sourceUrl) throw new RefusedError('sourceGone')
  onProgress('fetch', 0)
  return await ctx.links.fetch(sourceUrl, {
    signal,
    onProgress: (fraction) => onProgress('fetch', Math.floor(5 * fraction)),
  })
}

async function readSource({ storage }: WorkerServices, key: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await storage.read(key)
  } catch (error) {
    throw error instanceof FileMissingError ? new RefusedError('sourceGone', { cause: error }) : error
  }
}
