import { SECTION_KINDS, type SectionKind } from './lyric-section.ts'

/** The tag as it is written into lyrics: "[Pre-Chorus]". */
export function tagOf(kind: SectionKind): string {
  return `[${kind.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())}]`
}

export const SECTION_TAGS: readonly string[] = SECTION_KINDS.map(tagOf)
