import { log } from '#server/log.ts'
import { TextError, type TextErrorKind, type TextProvider } from '#server/ports/text.ts'
import type { ModelText } from './chat/provider.ts'

/**
 * A language model that writes first, and the songwriter for whatever it does not write, saying why. Ideas are the
 * songwriter's: people press for one after the other. The log hears of an error when it begins, or becomes another.
 */
export function withFallback(model: ModelText, songwriter: TextProvider): TextProvider {
  let known: TextErrorKind | null = null
  return {
    async writeSong(request) {
      try {
        const words = await model.writeSong(request)
        known = null
        return words
      } catch (error) {
        request.signal?.throwIfAborted()
        const isTextError = error instanceof TextError
        const fellBack = isTextError ? error.kind : 'fault'
        if (fellBack !== known) log.error('text', isTextError ? error.message : error, { fellBack })
        known = fellBack
        return { ...(await songwriter.writeSong(request)), fellBack }
      }
    },
    writeInspiration: songwriter.writeInspiration,
  }
}
