/** A part of a song's words: its name as written, and its stanzas of lines. */
export type Part = { readonly name: string | null; readonly lines: readonly string[] }

const TAG = /^\s*[[【](.+)[\]】]\s*$/

/** Lyrics taken apart at their bracketed tags; empty lines at the edges of a part fall away. */
export function partsOf(lyrics: string): Part[] {
  const parts: { name: string | null; lines: string[] }[] = [{ name: null, lines: [] }]
  for (const line of lyrics.split(/\r?\n/)) {
    const name = TAG.exec(line)?.[1]
    if (name) parts.push({ name: name.trim(), lines: [] })
    else parts.at(-1)?.lines.push(line.trim())
  }
  return parts
    .map(({ name, lines }) => ({ name, lines: trimmed(lines) }))
    .filter(({ name, lines }) => name || lines.length > 0)
}

function trimmed(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => line !== '')
  if (from < 0) return []
  return lines.slice(from, lines.findLastIndex((line) => line !== '') + 1)
}
