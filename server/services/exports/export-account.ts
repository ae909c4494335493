import { mayDownload } from '#lib/catalog/entitlements.ts'
import { kindOfStored } from '#lib/catalog/files.ts'
import type { Tier } from '#lib/catalog/plans.ts'
import type { MemberContext } from '#server/context.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { demoFolder } from '#server/services/voices/find-voice-demo.ts'
import { accountJson, covers, songs, uploads, voices } from './account-json.ts'
import { coverFolder, songFolder, uploadFolder, voiceFolder } from './folder-names.ts'

/** A library may be large, and is read from the disk each time. */
export const EXPORTING = { calls: 3, perSec: 3600 }

/** A file of somebody's export, whose content is read when its turn comes. */
export type ExportedFile = {
  readonly path: string
  readonly writtenAt: Date
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * Everything that is stored about the caller: account.json with all rows, then every file of theirs, except those that
 * their plan does not let them download.
 */
export async function* exportAccount({ ctx }: { ctx: MemberContext }): AsyncGenerator<ExportedFile> {
  const { tier } = await planOf(ctx.db, ctx.user.id)
  const library = { ctx, tier }
  yield { path: 'account.json', writtenAt: ctx.clock.now(), content: accountJson(ctx) }
  for await (const song of songs(ctx)) yield* folderOf(library, song.files, songFolder(song), song.createdAt)
  for await (const cover of covers(ctx)) yield* folderOf(library, cover.files, coverFolder(cover), cover.createdAt)
  for await (const voice of voices(ctx))
    yield* folderOf(library, demoFolder(voice), voiceFolder(voice), voice.createdAt)
  for await (const upload of uploads(ctx)) {
    const path = `${uploadFolder(upload)}/${upload.file.split('/').at(-1)}`
    yield* fileOf(ctx, upload.file, path, upload.createdAt)
  }
}

type Library = { readonly ctx: MemberContext; readonly tier: Tier }

async function* folderOf({ ctx, tier }: Library, folder: string | null, path: string, writtenAt: Date) {
  if (folder === null) return
  for (const key of await ctx.storage.list(folder)) {
    const kind = kindOfStored(key.split('/').at(-1) ?? '')
    if (kind === null || mayDownload(tier, kind))
      yield* fileOf(ctx, key, `${path}${key.slice(folder.length)}`, writtenAt)
  }
}

/** Yields nothing if the file was deleted meanwhile. */
async function* fileOf(
  { storage }: MemberContext,
  key: string,
  path: string,
  writtenAt: Date,
): AsyncGenerator<ExportedFile> {
  const size = await storage.size(key)
  if (size === null) return
  yield { path, writtenAt, content: size === 0 ? none() : storage.stream(key, { start: 0, end: size - 1 }) }
}

async function* none(): AsyncGenerator<Uint8Array> {}
