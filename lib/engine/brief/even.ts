import type { Fact } from './brief.ts'

/** "On partage tout, même les poux": "even" goes on with the line before it. */
export function withEven(lines: readonly Fact[], one: Fact): readonly Fact[] {
  const last = lines.at(-1)
  if (!last || !EVEN.test(one.text) || `${last.text} ${one.text}`.length > LONGEST_WITH_EVEN) return [...lines, one]
  const text = `${last.text}, ${one.text.charAt(0).toLowerCase()}${one.text.slice(1)}`
  return [...lines.slice(0, -1), { ...last, text, deed: null }]
}
const EVEN =
  /^(?:même|zelfs|sogar|incluso|hasta|até|perfino|persino|nawet|bahkan|even) (?!if\b|si\b|als\b|jeśli\b|se\b|kalau\b)/iu
/** In letters. */
const LONGEST_WITH_EVEN = 72
