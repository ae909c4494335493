import { localPath, splitPath } from '#lib/i18n/paths.ts'

/** An address that no page has, so that Next.js draws its not-found page, in the language that was asked for. */
const notFound = (path: string) => localPath(splitPath(path).language, '/404')

/**
 * The path and query to answer for the address in a request. Some paths are answered as not found before anything reads
 * them: those that are badly encoded, and those whose encoding hides control characters, slashes, "." or ".." segments,
 * or further encoding.
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
