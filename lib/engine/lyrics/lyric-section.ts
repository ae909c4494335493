import type { SectionKind } from '../score/score.ts'

/** A stretch of lyrics that is sung to one kind of section; `lines` is empty where a tag asks for music alone. */
export type LyricSection = { readonly kind: SectionKind; readonly lines: readonly string[] }
