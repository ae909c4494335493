import { z } from 'zod'
import { refusalBy } from '#lib/catalog/entitlements.ts'
import { kindOfStored } from '#lib/catalog/files.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { coverKey } from '#server/services/covers/cover-key.ts'
import { findVisibleCover } from '#server/services/covers/find-cover.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'

type Address = { readonly id: string; readonly search: URLSearchParams }

/**
 * Storage key of a song's MP3, or with ?preview of its beginning, for everybody who may see the song. Throws
 * songNotFound.
 */
export async function songFile(ctx: Context, { id, search }: Address): Promise<string> {
  if (!z.uuid().safeParse(id).success) throw new AppError('songNotFound')
  const { preview, files } = await findVisibleSong(ctx, id)
  const key = search.has('preview') ? preview : files && `${files}/song.mp3`
  if (!key) throw new AppError('songNotFound')
  return key
}

/**
 * Storage key of a cover's MP3 in its current mix, for everybody who may see the cover. With ?part= the key of the
 * voice, the accompaniment or the original recording, for the owner only. Throws coverNotFound, or fileNeedsPlan if the
 * owner's plan has no stems.
 */
export async function coverFile(ctx: Context, { id, search }: Address): Promise<string> {
  if (!z.uuid().safeParse(id).success) throw new AppError('coverNotFound')
  const cover = await findVisibleCover(ctx, id)
  const file = search.get('part') ?? 'mp3'
  const isOpen = file === 'mp3' || cover.userId === ctx.user?.id
  const key = isOpen && isAudiblePart(file) && cover.status === 'completed' ? coverKey(cover, file) : null
  if (!key) throw new AppError('coverNotFound')
  if (kindOfStored(key.split('/').at(-1) ?? '') === 'stems') {
    const { tier } = await planOf(ctx.db, cover.userId)
    refuseByPlan({ file: refusalBy.file(tier, 'stems') })
  }
  return key
}

const AUDIBLE_PARTS = ['mp3', 'vocals', 'instrumental', 'original'] as const
const isAudiblePart = (file: string): file is (typeof AUDIBLE_PARTS)[number] =>
  AUDIBLE_PARTS.some((heard) => heard === file)
