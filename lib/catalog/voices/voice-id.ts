/** A name as it stands in addresses: "Tobble O’Cog" becomes "tobble-ocog". '' when it has no Latin letter or digit. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The id of a voice, derived from its slug: a UUID of version 8 (RFC 9562). So pages can compute it without asking. */
export function voiceId(slug: string): string {
  const words = Array.from({ length: 4 }, (_, index) => hash(`${index}/${slug}`).toString(16).padStart(8, '0')).join('')
  const variant = '89ab'[Number.parseInt(words[16] ?? '0', 16) & 3]
  return [
    words.slice(0, 8),
    words.slice(8, 12),
    `8${words.slice(13, 16)}`,
    `${variant}${words.slice(17, 20)}`,
    words.slice(20, 32),
  ].join('-')
}

/** FNV-1a with the finaliser of MurmurHash3 (Appleby): every bit of the text moves every bit of the result. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
