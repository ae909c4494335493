import { assumeForm } from './assumed-form.ts'
import type { LyricSection, SectionKind } from './markup/lyric-section.ts'
import { MOST_LETTERS, readStanzas, type Stanza, type Stanzas } from './stanzas.ts'

/** Thrown when lyrics hold no word that can be sung. */
export class NothingToSing extends Error {
  override readonly name = 'NothingToSing'
  constructor() {
    super('nothing to sing')
  }
}

/** Lyrics as they are sung, by whom, and what of them is not: directions, chords, marks. */
export type ParsedLyrics = Omit<Stanzas, 'stanzas'> & { readonly sections: readonly LyricSection[] }

/**
 * Splits lyrics into sections. Tags such as `[Verse 2]` or `【副歌】` name them, in any case, and so do lines such as
 * `Chorus:`; a tag that names no section is dropped and never sung, as are chords and directions in parentheses. Tags and
 * names before lines that say who sings give the lines their voices (`voices.ts`). What is marked with `x2` is sung again. Blank lines separate sections; lyrics without tags get an assumed form.
 * Every other word is kept, in order. Throws NothingToSing.
 */
export function parseLyrics(text: string): readonly LyricSection[] {
  const { sections } = takeApart(text)
  if (!sections.some(({ lines }) => lines.length > 0)) throw new NothingToSing()
  return sections
}

/** See `parseLyrics`; without words there are sections of music, or none. */
export function takeApart(text: string): ParsedLyrics {
  const { stanzas, ...read } = readStanzas(text)
  const isTagged = stanzas.some((stanza) => stanza.tagged)
  const sung = withRepeats(stanzas)
  const sections = isTagged ? toSections(sung) : assumeForm(sung.map((stanza) => stanza.lines))
  return { sections, ...read }
}

function toSections(stanzas: readonly Stanza[]): LyricSection[] {
  const sections: LyricSection[] = []
  let kind: SectionKind = 'verse'
  let repeated = 0
  for (const stanza of stanzas) {
    const previous = sections.at(-1)
    if (stanza.isAgain) {
      const same = sections.findLast((section) => section.kind === stanza.kind && section.lines.length > 0)
      repeated += same ? lettersIn(same) : 0
      if (same && repeated <= MOST_LETTERS) sections.push(same)
      continue
    }
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

function withRepeats(stanzas: readonly Stanza[]): Stanza[] {
  let letters = stanzas.reduce((sum, stanza) => sum + lettersIn(stanza), 0)
  return stanzas.flatMap((stanza) => {
    const copies = [stanza]
    const size = lettersIn(stanza)
    while (copies.length < stanza.times && letters + size <= MOST_LETTERS) {
      copies.push(stanza)
      letters += size
    }
    return copies
  })
}

const lettersIn = ({ lines }: Pick<LyricSection, 'lines'>) => lines.reduce((sum, { text }) => sum + text.length + 1, 0)
