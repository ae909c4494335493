export type ByteRange = { readonly start: number; readonly end: number }

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110, section 14): null for the whole file, also
 * for headers that are malformed or ask for several parts, which a server may answer whole; 'unsatisfiable' past the end.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (!match[1] && !match[2])) return null
  if (!match[1]) {
    const length = Number(match[2])
    if (length === 0 || size === 0) return 'unsatisfiable'
    return { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(match[1])
  const end = match[2] ? Math.min(Number(match[2]), size - 1) : size - 1
  if (match[2] && Number(match[2]) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}
