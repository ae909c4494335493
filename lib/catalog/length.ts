/** No real character takes more code units than this. Marks that are piled up beyond it count as further characters. */
const UNITS_MOST = 16
/** Texts with more code units exceed every limit anyway, so they are not segmented. */
const COUNTED_UNITS = 80_000
const PLAIN = /^[\n\t\x20-\x7e]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * The length of a text in characters as people see them: an emoji counts as one. Forms and server count every limit in
 * characters this way.
 */
export function lengthOf(text: string): number {
  if (PLAIN.test(text) || text.length > COUNTED_UNITS) return text.length
  // Firefox has Intl.Segmenter only since 2024. Code points are never fewer than visible characters.
  if (typeof Intl.Segmenter === 'undefined') return [...text].length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let seen = 0
  for (const _ of segmenter.segment(text)) seen++
  return Math.max(seen, Math.ceil(text.length / UNITS_MOST))
}
