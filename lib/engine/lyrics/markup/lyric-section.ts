export const SECTION_KINDS = ['intro', 'verse', 'pre-chorus', 'chorus', 'break', 'bridge', 'outro'] as const

/** What lyrics and scores are divided into. */
export type SectionKind = (typeof SECTION_KINDS)[number]

/** Who sings a line: the first or the second of the voices that lyrics name, in order of appearance, or both. */
export type LineVoice = 0 | 1 | 'both'

/** A line that is sung; without a voice where the lyrics leave open whose it is. */
export type LyricLine = { readonly text: string; readonly voice?: LineVoice }

/** A stretch of lyrics that is sung to one kind of section; `lines` is empty where a tag asks for music alone. */
export type LyricSection = { readonly kind: SectionKind; readonly lines: readonly LyricLine[] }
