import { z } from 'zod'
import { withoutControls } from '#lib/schemas/text.ts'
import type { MemberContext } from '#server/context.ts'
import type { Transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { publicTitle } from '#server/services/moderation/public-title.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'
import type { SongRow } from '#server/services/songs/song-row.ts'
import { atLink, uploadOfUrl } from '#server/services/uploads/find-upload.ts'
import { linkAddress } from './link-address.ts'
import { titleAt } from './look-up-link.ts'

/** The columns that say where a cover's song comes from, and what to call it. */
export type CoverOrigin = {
  readonly uploadId?: string
  readonly songId?: string
  readonly sourceUrl?: string
  readonly songTitle: string
}

const SONG_PATH = /^(?:\/[a-z]{2})?\/(?:song|api\/audio)\/([^/]+)$/
/** Paths of this site that lead to no page. */
const FILE_PATH = /^\/api\/|\.[a-z0-9]+$/i

/**
 * Resolves an address to an upload of the caller's, to a finished song with a voice, or to a link that a worker will
 * follow. Throws the refusal that the cover would meet later.
 */
export async function originOf({
  ctx,
  input,
}: {
  ctx: MemberContext
  input: { audioUrl: string }
}): Promise<CoverOrigin> {
  const { audioUrl } = input
  const upload = await uploadOfUrl({ ctx, input: { url: audioUrl } })
  if (upload) return { uploadId: upload.id, songTitle: publicTitle(withoutEnding(upload.fileName), UNTITLED) }
  const url = linkAddress(audioUrl, ctx.siteUrl)
  if (url.origin === new URL(ctx.siteUrl).origin) {
    const [, songId] = SONG_PATH.exec(url.pathname) ?? []
    if (songId) return { songId, songTitle: (await findSourceSong(ctx, songId)).title }
    // Refused here, since a worker would refuse it only after the charge.
    if (!FILE_PATH.test(url.pathname)) throw new AppError('linkIsPage', {}, 'audioUrl')
  }
  return { sourceUrl: url.href, songTitle: titleOfLink(url, await titleAt(ctx, url)) }
}

/**
 * Keeps the upload or song that a cover is made from until the transaction ends, so that no clean-up and no owner
 * removes it before the cover is stored. Throws sourceGone or songNotFound when it is gone already.
 */
export async function lockOrigin(tx: Transaction, { uploadId, songId }: Omit<CoverOrigin, 'songTitle'>): Promise<void> {
  if (uploadId) {
    const [row] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM uploads WHERE id = ${uploadId}::uuid FOR KEY SHARE`
    if (!row) throw new AppError('sourceGone', {}, 'audioUrl')
  }
  if (songId) {
    const [row] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM songs WHERE id = ${songId}::uuid FOR KEY SHARE`
    if (!row) throw new AppError('songNotFound', {}, 'audioUrl')
  }
}

/** What the song at a link is called: as its page says, else by the file's name or by the site. */
export const titleOfLink = (url: URL, pageTitle?: string): string =>
  publicTitle(pageTitle ?? titleOf(url), publicTitle(url.hostname, UNTITLED))

/**
 * A song made here, if the caller may make a cover of it now. Throws songNotFound, withheld or songHasNoVoice at the
 * form's `audioUrl`.
 */
export async function findSourceSong(ctx: MemberContext, songId: string): Promise<SongRow> {
  if (!z.uuid().safeParse(songId).success) throw new AppError('songNotFound', {}, 'audioUrl')
  const song = await findVisibleSong(ctx, songId).catch(atLink('songNotFound', 'songNotFound'))
  // findVisibleSong lets its owner see it.
  if (song.visibility === 'withheld') throw new AppError('withheld', {}, 'audioUrl')
  if (song.status !== 'completed' || song.instrumental) throw new AppError('songHasNoVoice', {}, 'audioUrl')
  return song
}

/**
 * "https://example.com/music/my_song.mp3" gives "my song". A page gets the name of its host, since the last part of its
 * path says nothing.
 */
function titleOf({ pathname, hostname }: URL): string {
  let name = pathname.split('/').at(-1) ?? ''
  if (!/\.[a-z0-9]{2,4}$/i.test(name)) return hostname.replace(/^www\./, '')
  try {
    name = decodeURIComponent(name)
  } catch {
    // The name stays as the address has it.
  }
  return withoutEnding(name) || hostname
}

/** Also the name of uploads that come without one. */
const UNTITLED = 'recording'
const LONGEST_TITLE = 80

function withoutEnding(fileName: string): string {
  const name = withoutControls(fileName)
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replaceAll('_', ' ')
    .trim()
  return [...name].slice(0, LONGEST_TITLE).join('')
}
