import type { ServerResponse } from 'node:http'

/**
 * Next.js drops the Content-Length of route handlers' answers, because it cannot know whether their bodies were decoded
 * on the way. Ours were not, and without it no browser can tell a whole download from half of one: they state it under
 * this name, and the server puts it right.
 */
export const CONTENT_LENGTH_HEADER = 'x-canto-content-length'

export function statingContentLength(response: ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (...call: unknown[]) => ServerResponse
  response.writeHead = ((...call: unknown[]) => {
    const length = response.getHeader(CONTENT_LENGTH_HEADER)
    if (length !== undefined) {
      response.removeHeader(CONTENT_LENGTH_HEADER)
      response.setHeader('content-length', length)
    }
    return writeHead(...call)
  }) as ServerResponse['writeHead']
  return response
}
