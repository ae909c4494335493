import { log } from '#server/log.ts'
import { TextError, type TextErrorKind, type TextProvider } from '#server/ports/text.ts'
import type { ModelText } from './chat/provider.ts'

/**
 * Asks the language model first. If it fails, the songwriter writes, and the result says why. Ideas always come from
 * the songwriter, because people press for one after the other. An error is logged when it begins, and when it changes
 * to another one.
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
