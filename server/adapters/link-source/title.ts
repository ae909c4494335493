import { TITLE_MAX } from '#lib/catalog/limits.ts'

/** A title as somebody else wrote it, on one line; nothing when nothing is left of it. */
export function plainTitle(text: string): { title?: string } {
  const line = text
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Control}\p{Format}\s]+/gu, ' ')
    .trim()
  const title = [...line].slice(0, TITLE_MAX).join('').trim()
  return title ? { title } : {}
}

/** The name of the file that an address leads to, without its ending. */
export function titleOfUrl({ pathname }: URL): { title?: string } {
  const last = pathname.split('/').at(-1) ?? ''
  const name = last.replace(/\.[A-Za-z0-9]{1,5}$/, '').replaceAll('_', ' ')
  try {
    return plainTitle(decodeURIComponent(name))
  } catch {
    return plainTitle(name)
  }
}
