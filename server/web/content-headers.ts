import type { ServerResponse } from 'node:http'

/**
 * Next.js drops these headers of route handlers' answers, because it cannot know whether their bodies were decoded on
 * the way. Ours were not: without its length no browser can tell a whole download from half of one, and without its
 * encoding it cannot read what was packed. They are stated under these names, and the server puts them right.
 */
export const CONTENT_LENGTH_HEADER = 'x-canto-content-length'
export const CONTENT_ENCODING_HEADER = 'x-canto-content-encoding'

const STATED = { [CONTENT_LENGTH_HEADER]: 'content-length', [CONTENT_ENCODING_HEADER]: 'content-encoding' }

export function stateContentHeaders(response: ServerResponse): void {
  for (const [stated, meant] of Object.entries(STATED)) {
    const value = response.getHeader(stated)
    if (value === undefined) continue
    response.removeHeader(stated)
    response.setHeader(meant, value)
  }
}
