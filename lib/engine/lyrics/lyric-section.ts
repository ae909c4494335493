export const SECTION_KINDS = ['intro', 'verse', 'pre-chorus', 'chorus', 'break', 'bridge', 'outro'] as const

/** What lyrics and scores are divided into. */
export type SectionKind = (typeof SECTION_KINDS)[number]

/** A stretch of lyrics that is sung to one kind of section; `lines` is empty where a tag asks for music alone. */
export type LyricSection = { readonly kind: SectionKind; readonly lines: readonly string[] }
