import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findVisibleCover } from '#server/services/covers/find-cover.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'

/** A stored file that an address of ours stands for, and what to call it. */
export type AudioFile = { readonly key: string; readonly title: string }

type Address = { readonly id: string; readonly search: URLSearchParams }

/** A song's MP3, or with ?preview its beginning, for everybody who may see the song. Else songNotFound. */
export async function songFile(ctx: Context, { id, search }: Address): Promise<AudioFile> {
  if (!z.uuid().safeParse(id).success) throw new AppError('songNotFound')
  const { preview, files, title } = await findVisibleSong(ctx, id)
  const key = search.has('preview') ? preview : files && `${files}/song.mp3`
  if (!key) throw new AppError('songNotFound')
  return { key, title }
}

/**
 * A cover's MP3 as it is mixed now, for everybody who may see the cover; with ?part= voice, accompaniment or what it was
 * made from, for its owner. Else coverNotFound.
 */
export async function coverFile(ctx: Context, { id, search }: Address): Promise<AudioFile> {
  if (!z.uuid().safeParse(id).success) throw new AppError('coverNotFound')
  const cover = await findVisibleCover(ctx, id)
  const part = search.get('part')
  const song = cover.songTitle ?? cover.voiceName
  const title = part || !cover.voiceName ? `${song} (${part ?? 'music'})` : `${song} (${cover.voiceName})`
  const isOpen = part === null || cover.userId === ctx.user?.id
  const key = isOpen && cover.status === 'completed' ? keyOf(cover, part) : null
  if (!key) throw new AppError('coverNotFound')
  return { key, title }
}

type StoredCover = Awaited<ReturnType<typeof findVisibleCover>>

function keyOf({ kind, files, mix, receipt }: StoredCover, part: string | null): string | null {
  if (part === null) return kind === 'cover' ? mix : null
  if (part === 'original') {
    const { original } = (receipt ?? {}) as { original?: string }
    return original ? `${files}/${original}` : null
  }
  return part === 'vocals' || part === 'instrumental' ? `${files}/${part}.${PART_ENDING[kind]}` : null
}

/** A song that was only taken apart has MP3s of its parts too. */
const PART_ENDING = { cover: 'wav', split: 'mp3' } as const
