import { writeInspiration, writeLyrics } from '#lib/engine/index.ts'
import { loadWords } from '#server/assets/words.ts'
import type { TextProvider } from '#server/ports/text.ts'

/** The embedded songwriter. */
export function songwriterText(): TextProvider {
  return {
    async writeLyrics(request) {
      return writeLyrics(request, loadWords())
    },
    async writeInspiration(request) {
      return { description: writeInspiration(request) }
    },
  }
}
