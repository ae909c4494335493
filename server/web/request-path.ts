import { localPath, splitPath } from '#lib/i18n/paths.ts'

/** What no page has, so that it is answered like every other page that there is not, in the language that was asked for. */
const notFound = (path: string) => localPath(splitPath(path).language, '/404')

/**
 * The path and query to answer for what a client asked for. A path that is badly encoded, or whose encoding hides control
 * characters, slashes, dots on their own or further encoding, is the address of nothing here, and is answered as not found before
 * anything reads it.
 */
export function requestPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return isPlain(path) ? url : notFound(path)
}

function isPlain(path: string): boolean {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return false
  }
  if (/[\p{Control}\\%]/u.test(decoded)) return false
  const parts = decoded.split('/')
  return parts.length === path.split('/').length && !parts.some((part) => part === '.' || part === '..')
}
