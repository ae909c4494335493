import { AppError } from '#server/errors.ts'
import type { Storage } from '#server/ports/storage.ts'
import { CONTENT_LENGTH_HEADER } from '#server/web/content-headers.ts'
import { byteRange } from './byte-range.ts'

/** Answers with a stored file, or the part of it that the request asks for. Throws notFound when the file is not there. */
export async function serveFile(
  storage: Storage,
  key: string,
  request: Request,
  headers: { contentType: string; cacheControl: string; disposition?: string },
): Promise<Response> {
  const size = await storage.size(key)
  if (size === null) throw new AppError('notFound')
  const common = new Headers({
    'content-type': headers.contentType,
    'cache-control': headers.cacheControl,
    'accept-ranges': 'bytes',
    ...(headers.disposition ? { 'content-disposition': headers.disposition } : {}),
  })
  const range = byteRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') {
    common.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers: common })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  common.set(CONTENT_LENGTH_HEADER, String(end - start + 1))
  if (range) common.set('content-range', `bytes ${start}-${end}/${size}`)
  const body = request.method === 'HEAD' || size === 0 ? null : storage.stream(key, { start, end })
  return new Response(body, { status: range ? 206 : 200, headers: common })
}
