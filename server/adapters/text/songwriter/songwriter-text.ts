import { writeInspiration, writeSong } from '#lib/engine/index.ts'
import { pronunciationOf } from '#server/assets/words.ts'
import type { TextProvider } from '#server/ports/text.ts'

/** The embedded songwriter, which needs nothing and never fails. */
export function songwriterText(): TextProvider {
  return {
    async writeSong({ brief, seed }) {
      return { ...writeSong(brief, seed, pronunciationOf), writtenBy: 'songwriter' }
    },
    async writeInspiration(request) {
      return { description: writeInspiration(request) }
    },
  }
}
