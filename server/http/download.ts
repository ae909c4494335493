import { AppError } from '#server/errors.ts'
import { attachment } from './attachment.ts'
import { coverFile, songFile } from './audio-file.ts'
import { audioType } from './audio-types.ts'
import { plainError } from './plain-error.ts'
import { requestContext } from './request-context.ts'
import { serveFile } from './serve-file.ts'

const FILES = { audio: songFile, 'cover-audio': coverFile }
const AUDIO_PATH = /^\/api\/(audio|cover-audio)\/([^/]+)$/

/** GET /api/download?url=&filename=: one of our own files as an attachment. No other address is ever fetched. */
export async function answerDownload(request: Request): Promise<Response> {
  try {
    const { searchParams } = new URL(request.url)
    const address = addressOf(searchParams.get('url') ?? '', request)
    if (!address) throw new AppError('songNotFound')
    const ctx = await requestContext(request.headers)
    const { key, title } = await FILES[address.kind](ctx, address)
    const name = searchParams.get('filename') || `${title}.${key.split('.').at(-1)}`
    const answer = await serveFile(ctx.storage, key, request, {
      contentType: audioType(key),
      cacheControl: 'private, no-store',
      disposition: attachment(name),
    })
    if (!answer) throw new AppError('notFound')
    return answer
  } catch (error) {
    return plainError(error)
  }
}

/** What an address of ours names: a path, or a whole address of this site. */
function addressOf(url: string, request: Request) {
  const host = request.headers.get('host')
  if (!URL.canParse(url, `http://${host}`)) return null
  const target = new URL(url, `http://${host}`)
  const [, kind, id] = AUDIO_PATH.exec(target.pathname) ?? []
  if (target.host !== host || !kind || !id) return null
  return { kind: kind as keyof typeof FILES, id, search: target.searchParams }
}
