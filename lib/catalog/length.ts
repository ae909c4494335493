/** No character that people write takes more code units than this; what is piled up beyond counts by itself. */
const UNITS_MOST = 16
/** Longer than every limit, whatever it is made of. */
const COUNTED_UNITS = 80_000
const PLAIN = /^[\n\t\x20-\x7e]*$/

let segmenter: Intl.Segmenter | undefined

/** How long a text is in characters as people see them: an emoji is one. Every limit in characters counts so, in forms and on the server. */
export function lengthOf(text: string): number {
  if (PLAIN.test(text) || text.length > COUNTED_UNITS) return text.length
  // Firefox knows it since 2024; code points are never fewer than what is seen.
  if (typeof Intl.Segmenter === 'undefined') return [...text].length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let seen = 0
  for (const _ of segmenter.segment(text)) seen++
  return Math.max(seen, Math.ceil(text.length / UNITS_MOST))
}
