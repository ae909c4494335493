import { existsSync } from 'node:fs'

/** Where files lie that are sent as they are, by the beginning of their addresses. */
const FOLDERS: Readonly<Record<string, string>> = { '/_next/static/': '.next/static/', '/demos/': 'public/demos/' }

/** Whether an address names a file that is not there: scripts of an earlier build, say. No page is drawn for it. */
export function isMissingFile(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  const [start, folder] = Object.entries(FOLDERS).find(([begin]) => path.startsWith(begin)) ?? []
  return start !== undefined && !existsSync(`${folder}${decodeURIComponent(path.slice(start.length))}`)
}

/** The answer to it. */
export const sayMissing = async (): Promise<Response> =>
  new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
