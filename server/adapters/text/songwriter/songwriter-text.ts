import { type WordAssets, writeInspiration, writeWords } from '#lib/engine/index.ts'
import { loadWords } from '#server/assets/words.ts'
import type { TextProvider } from '#server/ports/text.ts'

/** The embedded songwriter, which needs nothing but its words and never fails. */
export function songwriterText(): TextProvider {
  let loaded: WordAssets | undefined
  return {
    async writeSong({ brief, seed }) {
      loaded ??= loadWords()
      return { ...writeWords(brief, seed, loaded), writtenBy: 'songwriter' }
    },
    async writeInspiration(request) {
      return { description: writeInspiration(request) }
    },
  }
}
