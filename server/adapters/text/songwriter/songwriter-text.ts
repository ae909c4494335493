import { readBrief, writeInspiration, writeWords } from '#lib/engine/index.ts'
import { loadWords } from '#server/assets/words.ts'
import type { TextProvider } from '#server/ports/text.ts'

/** The embedded songwriter. */
export function songwriterText(): TextProvider {
  return {
    async writeLyrics({ description = '', seed, ...wish }) {
      return writeWords(readBrief({ ...wish, description }), seed, loadWords())
    },
    async writeInspiration(request) {
      return { description: writeInspiration(request) }
    },
  }
}
