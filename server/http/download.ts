import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findDownload } from '#server/services/downloads/find-download.ts'
import { attachment } from './attachment.ts'
import { audioType } from './audio-types.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

const KINDS = { audio: 'song', 'cover-audio': 'cover' } as const
const AUDIO_PATH = /^\/api\/(audio|cover-audio)\/([^/]+)$/

/** GET /api/download?url=&filename=: see `sendDownload`. */
export async function answerDownload(request: Request): Promise<Response> {
  try {
    return await sendDownload(await requestContext(request.headers), request)
  } catch (error) {
    return plainError(error)
  }
}

/**
 * One of our own files as an attachment; no other address is ever fetched. `url` is where it sounds, or that with ?file=
 * for another file of the same song or cover: wav, vocals, instrumental, stems, midi, musicxml. Throws what `findDownload` does.
 */
export async function sendDownload(ctx: Context, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const wanted = wantedBy(searchParams.get('url') ?? '', request)
  if (!wanted) throw new AppError('songNotFound')
  const { key, name } = await findDownload({ ctx, input: wanted })
  const answer = await serveFile(ctx.storage, key, request, {
    contentType: audioType(key),
    cacheControl: 'private, no-store',
    disposition: attachment(withEnding(searchParams.get('filename') || name, key)),
  })
  if (!answer) throw new AppError('notFound')
  return answer
}

/** What an address of ours names: a path, or a whole address of this site. */
function wantedBy(url: string, request: Request) {
  const host = request.headers.get('host')
  if (!URL.canParse(url, `http://${host}`)) return null
  const target = new URL(url, `http://${host}`)
  const [, kind, id] = AUDIO_PATH.exec(target.pathname) ?? []
  if (target.host !== host || !kind || !id) return null
  const file = target.searchParams.get('file') ?? target.searchParams.get('part') ?? 'mp3'
  return { kind: KINDS[kind as keyof typeof KINDS], id, file }
}

/** Nobody gets one of our files as something that it is not. */
function withEnding(name: string, key: string): string {
  const ending = `.${key.split('.').at(-1)}`
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}
