import { z } from 'zod'
import { type FileKind, refusalBy } from '#lib/catalog/entitlements.ts'
import { COVER_FILES, type CoverFile, SONG_FILES, type SongFile, SPLIT_FILES } from '#lib/catalog/files.ts'
import type { Context, MemberContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { coverKey } from '#server/services/covers/cover-key.ts'
import { findVisibleCover } from '#server/services/covers/find-cover.ts'
import { planOf } from '#server/services/plans/plan-of.ts'
import { refuseByPlan } from '#server/services/plans/refuse-by-plan.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'
import { writeScoreSheet } from '#server/services/songs/score/write-score-sheet.ts'

/** What a file can belong to: a song, or a cover, which includes splits here. */
type FileOwner = 'song' | 'cover'

type Wanted = { readonly kind: FileOwner; readonly id: string; readonly file: string }

/** The storage key of a file, and the name that it is downloaded under. */
export type Download = { readonly key: string; readonly name: string }

type Found = Download & {
  /** The kind of file that the plan must include; null for files that every plan includes. */
  readonly needs: FileKind | null
  readonly isOwn: boolean
  /** Makes the file, if it is made only for its first download. */
  readonly prepare?: () => Promise<void>
}

/**
 * A file of a finished song or cover, for somebody to download: the MP3 of everything that they may see, other files
 * only of their own. Throws loginRequired, songNotFound or coverNotFound, and fileNeedsPlan when their plan does not
 * include that kind of file.
 */
export async function findDownload({ ctx, input }: { ctx: Context; input: Wanted }): Promise<Download> {
  const { user } = ctx
  if (!user) throw new AppError('loginRequired')
  const { key, name, needs, isOwn, prepare } = await FINDERS[input.kind]({ ...ctx, user }, input)
  if (!isOwn && needs !== 'mp3') throw new AppError(MISSING[input.kind])
  if (needs) {
    const { tier } = await planOf(ctx.db, user.id)
    refuseByPlan({ file: refusalBy.file(tier, needs) })
  }
  await prepare?.()
  return { key, name }
}

const MISSING = { song: 'songNotFound', cover: 'coverNotFound' } as const
const FINDERS: Record<FileOwner, (ctx: MemberContext, wanted: Wanted) => Promise<Found>> = {
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

async function songFile(ctx: MemberContext, { id, file }: Wanted): Promise<Found> {
  if (!isId(id) || !isOneOf(SONG_FILES, file)) throw new AppError('songNotFound')
  const song = await findVisibleSong(ctx, id)
  if (song.status !== 'completed' || !song.files) throw new AppError('songNotFound')
  const needs = SONG_FILES[file]
  const key = `${song.files}/${STORED_SONG[file]}`
  const suffix = needs === 'stems' ? ` (${file})` : ''
  const found = { key, name: named(`${song.title}${suffix}`, key), needs, isOwn: song.userId === ctx.user.id }
  return file === 'musicxml' ? { ...found, prepare: () => writeScoreSheet(ctx, song, key) } : found
}

async function coverFile(ctx: MemberContext, { id, file }: Wanted): Promise<Found> {
  if (!isId(id)) throw new AppError('coverNotFound')
  const cover = await findVisibleCover(ctx, id)
  const kinds: Partial<Record<CoverFile, FileKind | null>> = cover.kind === 'split' ? SPLIT_FILES : COVER_FILES
  if (cover.status !== 'completed' || !isOneOf(kinds, file)) throw new AppError('coverNotFound')
  const key = coverKey(cover, file)
  if (!key) throw new AppError('coverNotFound')
  const suffix = file === 'mp3' || file === 'wav' ? cover.voiceName : file
  const name = named(`${cover.title} (${suffix})`, key)
  return { key, name, needs: kinds[file] ?? null, isOwn: cover.userId === ctx.user.id }
}

const isId = (text: string) => z.uuid().safeParse(text).success

function isOneOf<Files extends object>(files: Files, name: string): name is keyof Files & string {
  return Object.hasOwn(files, name)
}

const named = (stem: string, key: string) => `${stem}.${key.split('.').at(-1)}`
