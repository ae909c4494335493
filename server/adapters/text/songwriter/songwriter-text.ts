import { type WordAssets, writeInspiration, writeLyrics, writeWords } from '#lib/engine/index.ts'
import { loadWords } from '#server/assets/words.ts'
import type { TextProvider } from '#server/ports/text.ts'

/** The embedded songwriter, which needs nothing but its words and never fails. */
export function songwriterText(): TextProvider {
  let loaded: WordAssets | undefined
  const words = () => {
    loaded ??= loadWords()
    return loaded
  }
  return {
    async writeSong({ brief, seed }) {
      return { ...writeWords(brief, seed, words()), writtenBy: 'songwriter' }
    },
    async writeLyrics({ title, description, style, language, seed }) {
      const wishes = { style, language, seed, ...(title ? { title } : {}), ...(description ? { description } : {}) }
      return { ...writeLyrics(wishes, words()), writtenBy: 'songwriter' }
    },
    async writeInspiration(request) {
      return { description: writeInspiration(request) }
    },
  }
}
