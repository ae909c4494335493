/** The first address of a list of them, in which lines that begin with # are remarks (RFC 2483, 5). */
export function linkIn(uriList: string): string | undefined {
  return uriList
    .split(/\r?\n/)
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('#'))
}
