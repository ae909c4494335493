import { existsSync } from 'node:fs'

const STATIC = '/_next/static/'

/**
 * Whether an address names a script, style or font that does not exist, such as one of an earlier build. No page is
 * drawn for such an address.
 */
export function isMissingFile(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return path.startsWith(STATIC) && !existsSync(`.next/static/${decodeURIComponent(path.slice(STATIC.length))}`)
}

/** The answer to a request for such a file. */
export const answerMissingFile = async (): Promise<Response> =>
  new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
