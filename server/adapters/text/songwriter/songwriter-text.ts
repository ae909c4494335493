import { writeInspiration, writeSong } from '#lib/engine/index.ts'
import type { TextProvider } from '#server/ports/text.ts'

/** The embedded songwriter, which needs nothing and never fails. */
export function songwriterText(): TextProvider {
  return {
    async writeSong({ brief, seed }) {
      return { ...writeSong(brief, seed), writtenBy: 'songwriter' }
    },
    async writeInspiration(request) {
      return { description: writeInspiration(request) }
    },
  }
}
