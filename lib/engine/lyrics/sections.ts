import { assumeForm } from './assumed-form.ts'
import { HAS_WORD, TAG } from './has-words.ts'
import type { LyricSection, SectionKind } from './lyric-section.ts'
import { kindOfTag } from './tags.ts'

/** Thrown when lyrics hold no word that can be sung. */
export class NothingToSing extends Error {
  override readonly name = 'NothingToSing'
  constructor() {
    super('nothing to sing')
  }
}

type Stanza = { kind: SectionKind | null; tagged: boolean; lines: string[] }

/**
 * Splits lyrics into sections. Tags such as `[Verse 2]` or `【副歌】` name them, in any case; a tag that names no
 * section is dropped and never sung. Blank lines separate sections; lyrics without tags get an assumed form.
 * Every other word is kept, in order. Throws NothingToSing.
 */
export function parseLyrics(text: string): LyricSection[] {
  const stanzas = toStanzas(text)
  if (!stanzas.some((stanza) => stanza.lines.length > 0)) throw new NothingToSing()
  if (!stanzas.some((stanza) => stanza.tagged)) return assumeForm(stanzas.map((stanza) => stanza.lines))

  const sections: LyricSection[] = []
  let kind: SectionKind = 'verse'
  for (const stanza of stanzas) {
    const previous = sections.at(-1)
    if (stanza.kind) kind = stanza.kind
    else if (previous && continues(previous, stanza)) {
      sections[sections.length - 1] = { kind: previous.kind, lines: [...previous.lines, ...stanza.lines] }
      continue
    }
    sections.push({ kind, lines: stanza.lines })
  }
  return sections
}

/** A tag may stand apart from its text, and a couplet after a blank line still belongs to its section. */
function continues(previous: LyricSection, stanza: Stanza): boolean {
  return previous.lines.length === 0 || stanza.lines.length < 3
}

function toStanzas(text: string): Stanza[] {
  const stanzas: Stanza[] = []
  let open: Stanza | null = null
  for (const line of text.normalize('NFC').split(/\r\n|[\n\r\u2028\u2029]/)) {
    let rest = line
    let match = TAG.exec(rest)
    while (match) {
      const before = rest.slice(0, match.index)
      open = addLine(stanzas, open, before)
      const kind = kindOfTag(match[1]!)
      if (kind) {
        open = { kind, tagged: true, lines: [] }
        stanzas.push(open)
      }
      rest = rest.slice(match.index + match[0].length)
      match = TAG.exec(rest)
    }
    if (line.trim() === '' && (open === null || open.lines.length > 0)) open = null
    else open = addLine(stanzas, open, rest)
  }
  return stanzas
}

function addLine(stanzas: Stanza[], open: Stanza | null, line: string): Stanza | null {
  const loneTag = /^\s*[[【［]\s*(.*)$/.exec(line)
  if (loneTag && loneTag[1]!.split(/\s+/).length <= 2 && kindOfTag(loneTag[1]!)) {
    const stanza: Stanza = { kind: kindOfTag(loneTag[1]!), tagged: true, lines: [] }
    stanzas.push(stanza)
    return stanza
  }
  if (!HAS_WORD.test(line)) return open
  const stanza = open ?? { kind: null, tagged: false, lines: [] }
  if (!open) stanzas.push(stanza)
  stanza.lines.push(
    line
      .replace(/[[\]【】［］]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return stanza
}
