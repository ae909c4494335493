import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findDownload } from '#server/services/downloads/find-download.ts'
import { answering } from './answering.ts'
import { attachment } from './attachment.ts'
import { audioType } from './audio-types.ts'
import { serveFile } from './serve-file.ts'

const KINDS = { audio: 'song', 'cover-audio': 'cover' } as const
const AUDIO_PATH = /^\/api\/(audio|cover-audio)\/([^/]+)$/

/** GET /api/download?url=&filename=: see `sendDownload`. */
export const answerDownload = answering(sendDownload)

/**
 * Sends one of the site's own files as an attachment; it never fetches any other address. `url` is the address that the
 * song or cover plays from; with ?file= it means another file of it: wav, vocals, instrumental, stems, midi, musicxml, lrc.
 * Throws what `findDownload` does.
 */
export async function sendDownload(ctx: Context, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const wanted = wantedBy(searchParams.get('url') ?? '', request)
  if (!wanted) throw new AppError('songNotFound')
  const { key, name } = await findDownload({ ctx, input: wanted })
  return await serveFile(ctx.storage, key, request, {
    contentType: audioType(key),
    cacheControl: 'private, no-store',
    disposition: attachment(withEnding(searchParams.get('filename') || name, key)),
  })
}

/** The song or cover and the file that an address of this site names; null for any other address. */
function wantedBy(url: string, request: Request) {
  const host = request.headers.get('host')
  if (!URL.canParse(url, `http://${host}`)) return null
  const target = new URL(url, `http://${host}`)
  const [, kind, id] = AUDIO_PATH.exec(target.pathname) ?? []
  if (target.host !== host || !kind || !id) return null
  const file = target.searchParams.get('file') ?? target.searchParams.get('part') ?? 'mp3'
  return { kind: KINDS[kind as keyof typeof KINDS], id, file }
}

/** Makes the name end like the file, so that nobody gets a file that claims to be of another type. */
function withEnding(name: string, key: string): string {
  const ending = `.${key.split('.').at(-1)}`
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}
