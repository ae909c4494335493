import { existsSync } from 'node:fs'

const STATIC = '/_next/static/'

/** Whether an address names a script, style or font that is not there, as those of an earlier build. No page is drawn for it. */
export function isMissingFile(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  return path.startsWith(STATIC) && !existsSync(`.next/static/${decodeURIComponent(path.slice(STATIC.length))}`)
}

/** The answer to it. */
export const answerMissingFile = async (): Promise<Response> =>
  new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
