import { pageData } from '#server/api/page-data.ts'
import { AppError } from '#server/errors.ts'
import { currentVoiceList, type ListEncoding, type VoiceList } from '#server/services/voices/voice-list.ts'
import { site } from '#server/site/site.ts'
import { CONTENT_ENCODING_HEADER } from '#server/web/content-headers.ts'
import { plainError } from './plain-error.ts'

/** GET /api/voices/list.{hash}.json: all public voices, as `unpackVoices` reads them. An older address leads to the newest. */
export const answerVoiceList = (request: Request, file: string): Promise<Response> =>
  voiceListAt(request, file).catch(plainError)

async function voiceListAt(request: Request, file: string): Promise<Response> {
  if (!file.startsWith('list.')) throw new AppError('notFound')
  return serveVoiceList(request, file, await currentVoiceList({ ctx: site().container }))
}

export function serveVoiceList(request: Request, file: string, { hash, url, bodies }: VoiceList): Response {
  if (`/api/voices/${file}` !== url) {
    return new Response(null, { status: 307, headers: { location: url, 'cache-control': 'no-cache' } })
  }
  const encoding = bestOf(request.headers.get('accept-encoding') ?? '')
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    // The body is compressed already, so the site must not compress it again.
    'cache-control': 'public, max-age=31536000, immutable, no-transform',
    vary: 'accept-encoding',
    etag: `"${hash}-${encoding}"`,
    ...(encoding === 'identity' ? {} : { [CONTENT_ENCODING_HEADER]: encoding }),
  }
  if (request.headers.get('if-none-match')?.includes(hash)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : bodies[encoding], { headers })
}

/** The encoding with the smallest body among those that an Accept-Encoding header accepts. */
function bestOf(accepted: string): ListEncoding {
  const offered = accepted.split(',').map((part) => part.trim().split(/\s*;\s*/))
  const takes = (name: string) =>
    offered.some(([coding, quality]) => coding === name && !/^q=0(\.0*)?$/.test(quality ?? ''))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** The same list, for pages that draw a part of it before the browser has fetched it. */
export async function packedVoices(): Promise<{ hash: string; packed: string }> {
  const { hash, bodies } = await pageData(currentVoiceList({ ctx: site().container }))
  return { hash, packed: new TextDecoder().decode(bodies.identity) }
}
