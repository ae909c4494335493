import type { Language } from '#lib/engine/index.ts'

/** Writes words: lyrics for a title and a style, and ideas to start from. */
export type TextProvider = {
  writeLyrics(request: {
    title?: string
    description?: string
    style: string
    language: Language
    seed: number
  }): Promise<{ title: string; lyrics: string }>
  writeInspiration(request: { style?: string; language: Language; seed: number }): Promise<{ description: string }>
}
