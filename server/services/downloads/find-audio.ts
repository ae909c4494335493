import { refusalBy } from '#lib/catalog/entitlements.ts'
import type { Context } from '#server/context.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'
import { type FileOwner, fileMissing, findFile, isId, type WantedFile } from './find-file.ts'

/** The files that pages play: a song's beginning too, while the rest is made, and what a cover is compared with. */
const PLAYED: Readonly<Record<FileOwner, readonly string[]>> = {
  song: ['mp3'],
  cover: ['mp3', 'vocals', 'instrumental', 'original'],
}

/**
 * The storage key of a file for somebody to hear, who need not be signed in: `findFile` says whether it is theirs to
 * have. Every plan may hear MP3s and the original recording; fileNeedsPlan is thrown for parts if the plan has no stems.
 */
export async function findAudio({ ctx, input }: { ctx: Context; input: WantedFile }): Promise<string> {
  const { kind, id, file } = input
  if (kind === 'song' && file === 'preview') return await findPreview(ctx, id)
  if (!PLAYED[kind].includes(file)) throw fileMissing(kind)
  const { key, needs } = await findFile(ctx, input)
  if (ctx.user && needs === 'stems' && file !== 'original') {
    const { tier } = await planOf(ctx.db, ctx.user.id)
    refuseByPlan({ file: refusalBy.file(tier, needs) })
  }
  return key
}

async function findPreview(ctx: Context, id: string): Promise<string> {
  const { preview } = isId(id) ? await findVisibleSong(ctx, id) : { preview: null }
  if (!preview) throw fileMissing('song')
  return preview
}
