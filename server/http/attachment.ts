const FALLBACK = 'song'
const MAX = 120

/**
 * A Content-Disposition header that saves a file under a safe name (RFC 6266, RFC 8187): no folders, no control
 * characters, nothing that a file system refuses; a plain ASCII name for old clients and the real one beside it.
 */
export function attachment(name: string): string {
  const safe = safeName(name)
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encode(safe)}`
}

function safeName(name: string): string {
  const stripped = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Control}\p{Format}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim()
  const dot = stripped.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [stripped.slice(0, dot), stripped.slice(dot)] : [stripped, '']
  return `${[...stem].slice(0, MAX).join('').trim() || FALLBACK}${ending.slice(0, 8)}`
}

function encode(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
