import type { IncomingMessage, ServerResponse } from 'node:http'
import { creationsEtag, matchesEtag } from '#server/http/creations-etag.ts'
import { beforeHead } from './before-head.ts'
import { webHeaders } from './direct-answers.ts'

/** How the addresses begin that open pages ask again and again, all about the caller's creations. */
const POLLED = ['/api/progress?', '/api/trpc/music.getHistory?', '/api/trpc/voiceCover.getUserCovers?']

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
  const isPolled = method === 'GET' && POLLED.some((beginning) => `${url}?`.startsWith(beginning))
  // Of what fails here `answer` fails too, and says so as its callers know it.
  const tag = isPolled && (await creationsEtag(url, webHeaders(request)).catch(() => null))
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
