import { z } from 'zod'
import type { FileKind } from '#lib/catalog/entitlements.ts'
import { COVER_FILES, type CoverFile, SONG_FILES, type SongFile, SPLIT_FILES } from '#lib/catalog/files.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { coverKey } from '#server/services/covers/cover-key.ts'
import { findVisibleCover } from '#server/services/covers/find-cover.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'

/** What a file can belong to: a song, or a cover, which includes splits here. */
export type FileOwner = 'song' | 'cover'

export type WantedFile = { readonly kind: FileOwner; readonly id: string; readonly file: string }

export type FoundFile = {
  /** Its storage key. */
  readonly key: string
  /** The name that it is downloaded under. */
  readonly name: string
  /** The kind of file that the plan must include; null for files that every plan includes. */
  readonly needs: FileKind | null
  /** Storage folder of the song's or cover's files. */
  readonly files: string
}

type Found = FoundFile & { readonly isOwn: boolean }

/**
 * A file of a finished song or cover that the caller may have if their plan includes it: the MP3 of everything that they
 * may see, other files only of their own. Throws songNotFound or coverNotFound.
 */
export async function findFile(ctx: Context, wanted: WantedFile): Promise<FoundFile> {
  const { isOwn, ...found } = await FINDERS[wanted.kind](ctx, wanted)
  if (!isOwn && found.needs !== 'mp3') throw fileMissing(wanted.kind)
  return found
}

/** The error for a file that is not there, or that the caller must not know of. */
export const fileMissing = (kind: FileOwner) => new AppError(kind === 'song' ? 'songNotFound' : 'coverNotFound')

const FINDERS: Record<FileOwner, (ctx: Context, wanted: WantedFile) => Promise<Found>> = {
  song: songFile,
  cover: coverFile,
}

const STORED_SONG: Readonly<Record<SongFile, string>> = {
  mp3: 'song.mp3',
  wav: 'song.wav',
  vocals: 'vocals.wav',
  instrumental: 'instrumental.wav',
  stems: 'stems.zip',
  midi: 'song.mid',
  musicxml: 'song.musicxml',
  lrc: 'song.lrc',
}

async function songFile(ctx: Context, { kind, id, file }: WantedFile): Promise<Found> {
  if (!isId(id) || !isOneOf(SONG_FILES, file)) throw fileMissing(kind)
  const { status, files, title, userId } = await findVisibleSong(ctx, id)
  if (status !== 'completed' || !files) throw fileMissing(kind)
  const needs = SONG_FILES[file]
  const key = `${files}/${STORED_SONG[file]}`
  const suffix = needs === 'stems' ? ` (${file})` : ''
  return { key, files, name: named(`${title}${suffix}`, key), needs, isOwn: userId === ctx.user?.id }
}

async function coverFile(ctx: Context, { kind, id, file }: WantedFile): Promise<Found> {
  if (!isId(id)) throw fileMissing(kind)
  const cover = await findVisibleCover(ctx, id)
  const kinds: Partial<Record<CoverFile, FileKind | null>> = cover.kind === 'split' ? SPLIT_FILES : COVER_FILES
  const { status, files } = cover
  if (status !== 'completed' || !files || !isOneOf(kinds, file)) throw fileMissing(kind)
  const key = coverKey(cover, file)
  if (!key) throw fileMissing(kind)
  const suffix = file === 'mp3' || file === 'wav' ? cover.voiceName : file
  const name = named(`${cover.title} (${suffix})`, key)
  return { key, files, name, needs: kinds[file] ?? null, isOwn: cover.userId === ctx.user?.id }
}

export const isId = (text: string) => z.uuid().safeParse(text).success

function isOneOf<Files extends object>(files: Files, name: string): name is keyof Files & string {
  return Object.hasOwn(files, name)
}

const named = (stem: string, key: string) => `${stem}.${key.split('.').at(-1)}`
