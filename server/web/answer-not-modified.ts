import type { IncomingMessage, ServerResponse } from 'node:http'
import { creationsEtag, matchesEtag } from '#server/http/creations-etag.ts'
import { beforeHead } from './before-head.ts'
import { webHeaders } from './direct-answers.ts'

/** Beginnings of the addresses that open pages poll; all of them are about the caller's creations. */
const POLLED = ['/api/progress?', '/api/trpc/music.getHistory?', '/api/trpc/voiceCover.getUserCovers?']

/**
 * Answers a poll with 304 if nothing has changed, without Next.js and without reading the creations. Otherwise it calls
 * `answer` and adds the ETag for the next poll. The tag is read before the answer, so it is never newer than the
 * answer.
 */
export async function answerNotModified(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<void>,
): Promise<void> {
  const { url = '', method, headers: asked } = request
  const isPolled = method === 'GET' && POLLED.some((beginning) => `${url}?`.startsWith(beginning))
  // If reading the tag fails, `answer` fails as well, and reports the error in the form that its callers know.
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
