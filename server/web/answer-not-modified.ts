import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreationKind } from '#lib/schemas/creation.ts'
import { creationsEtag, matchesEtag } from '#server/http/creations-etag.ts'
import { beforeHead } from './before-head.ts'
import { webHeaders } from './direct-answers.ts'

/** How the addresses begin that open pages ask again and again, and what they tell of. */
const POLLED: readonly (readonly [string, CreationKind])[] = [
  ['/api/progress?kind=song&', 'song'],
  ['/api/progress?kind=cover&', 'cover'],
  ['/api/trpc/music.getHistory?', 'song'],
  ['/api/trpc/voiceCover.getUserCovers?', 'cover'],
]

/**
 * Answers a poll with 304 where nothing is new, without Next.js and without reading what has not changed. Everything else is
 * answered by `answer`, and told the tag to ask with next time; it was read before, so what it stands for is never newer
 * than the answer.
 */
export async function answerNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  const { url = '', method, headers: asked } = request
  const kind = method === 'GET' ? kindOf(url) : undefined
  // Of what fails here `answer` fails too, and says so as its callers know it.
  const tag = kind && (await creationsEtag({ kind, url, headers: webHeaders(request) }).catch(() => null))
  if (!tag) return await answer()
  const headers = { etag: tag, 'cache-control': 'private, no-cache' }
  if (matchesEtag(asked['if-none-match'], tag)) {
    response.writeHead(304, headers).end()
    return
  }
  beforeHead(response, () => {
    if (response.statusCode !== 200) return
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  })
  await answer()
}

function kindOf(url: string): CreationKind | undefined {
  const [, kind] = POLLED.find(([beginning]) => `${url}?`.startsWith(beginning)) ?? []
  return kind
}
