import { safeName } from '#server/services/downloads/safe-name.ts'

const FALLBACK = 'song'
const ENDING = /\.[a-z0-9]{1,8}$/i

/**
 * A Content-Disposition header that saves a file under a safe name (RFC 6266, RFC 8187): a plain ASCII name for old
 * clients and the real one beside it.
 */
export function attachment(name: string): string {
  const ending = ENDING.exec(name)?.[0] ?? ''
  const safe = safeName(name.slice(0, name.length - ending.length), { ending, fallback: FALLBACK })
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encode(safe)}`
}

function encode(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
