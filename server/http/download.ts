import { z } from 'zod'
import { AppError } from '#server/errors.ts'
import { findVisibleSong } from '#server/services/songs/find-song.ts'
import { attachment } from './attachment.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

const AUDIO_PATH = /^\/api\/audio\/([^/]+)$/

/** GET /api/download?url=&filename=: one of our own files as an attachment. No other address is ever fetched. */
export async function answerDownload(request: Request): Promise<Response> {
  try {
    const { searchParams } = new URL(request.url)
    const id = songIdOf(searchParams.get('url') ?? '', request)
    if (!id) throw new AppError('songNotFound')
    const ctx = await requestContext(request.headers)
    const song = await findVisibleSong(ctx, id)
    const name = searchParams.get('filename') || `${song.title}.mp3`
    const answer = song.files
      ? await serveFile(ctx.storage, `${song.files}/song.mp3`, request, {
          contentType: 'audio/mpeg',
          cacheControl: 'private, no-store',
          disposition: attachment(name),
        })
      : null
    if (!answer) throw new AppError('songNotFound')
    return answer
  } catch (error) {
    return plainError(error)
  }
}

/** The song that an address of ours names: a path, or a whole address of this site. */
function songIdOf(url: string, request: Request): string | null {
  const host = request.headers.get('host')
  if (!URL.canParse(url, `http://${host}`)) return null
  const target = new URL(url, `http://${host}`)
  if (target.host !== host) return null
  const id = AUDIO_PATH.exec(target.pathname)?.[1]
  return id && z.uuid().safeParse(id).success ? id : null
}
