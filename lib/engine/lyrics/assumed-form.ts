import type { LyricLine, LyricSection, SectionKind } from './markup/lyric-section.ts'

const STANZA_LINES = 4
/** Lines from which a single stanza is cut into longer pieces, lest there be dozens of sections. */
const MANY_LINES = 64

/**
 * A form for lyrics without tags: the stanza that comes back is the chorus; where none does, verses and choruses
 * alternate, and a long song's last stanza but one is the bridge.
 */
export function assumeForm(stanzas: readonly (readonly LyricLine[])[]): LyricSection[] {
  const blocks = stanzas.flatMap(splitLong)
  const choruses = repeatedBlocks(blocks)
  const known = choruses.size > 0
  return blocks.map((lines, index) => ({ kind: known ? withChorus(index) : alternating(index), lines }))

  function withChorus(index: number): SectionKind {
    if (choruses.has(index)) return 'chorus'
    const late = index > blocks.length / 2 && choruses.has(index - 1) && index < blocks.length - 1
    return late && choruses.has(index + 1) && index >= 4 ? 'bridge' : 'verse'
  }

  function alternating(index: number): SectionKind {
    if (blocks.length >= 6 && index === blocks.length - 2) return 'bridge'
    if (blocks.length >= 6 && index === blocks.length - 1) return 'chorus'
    return index % 2 === 1 ? 'chorus' : 'verse'
  }
}

/** A stanza of more than six lines is cut into fours; a short rest stays with the last one. */
function splitLong(lines: readonly LyricLine[]): LyricLine[][] {
  if (lines.length <= 6) return lines.length > 0 ? [[...lines]] : []
  const size = lines.length >= MANY_LINES ? STANZA_LINES * 4 : STANZA_LINES
  const blocks: LyricLine[][] = []
  for (let from = 0; from < lines.length; from += size) blocks.push(lines.slice(from, from + size))
  const last = blocks.at(-1)!
  if (last.length < 3 && blocks.length > 1) blocks.splice(-2, 2, [...blocks.at(-2)!, ...last])
  return blocks
}

/** Indexes of the blocks that come back, whole or with at least half of their lines. */
function repeatedBlocks(blocks: readonly (readonly LyricLine[])[]): Set<number> {
  const normal = blocks.map((lines) => new Set(lines.map(plain)))
  const repeated = new Set<number>()
  for (let a = 0; a < normal.length; a++) {
    for (let b = a + 1; b < normal.length; b++) {
      const shared = [...normal[a]!].filter((line) => normal[b]!.has(line)).length
      if (shared > 0 && shared * 2 >= Math.max(normal[a]!.size, normal[b]!.size)) repeated.add(a).add(b)
    }
  }
  return repeated.size === blocks.length ? new Set() : repeated
}

function plain({ text }: LyricLine): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
