import { log } from '#server/log.ts'
import { type TextProvider, type TextTrouble, TextTroubleError, type WrittenWords } from '#server/ports/text.ts'
import type { ModelText } from './chat/provider.ts'

/**
 * A language model that writes first, and the songwriter for whatever it does not write, saying why. Ideas are the
 * songwriter's: people press for one after the other. The log hears of trouble when it begins, or becomes another.
 */
export function withFallback(model: ModelText, songwriter: TextProvider): TextProvider {
  let known: TextTrouble | null = null

  async function first<Asked extends { readonly signal?: AbortSignal }>(
    asked: Asked,
    byModel: (asked: Asked) => Promise<WrittenWords>,
    bySongwriter: (asked: Asked) => Promise<WrittenWords>,
  ): Promise<WrittenWords> {
    try {
      const words = await byModel(asked)
      known = null
      return words
    } catch (error) {
      asked.signal?.throwIfAborted()
      const isTrouble = error instanceof TextTroubleError
      const fellBack = isTrouble ? error.trouble : 'fault'
      if (fellBack !== known) log.error('text', isTrouble ? error.message : error, { fellBack })
      known = fellBack
      return { ...(await bySongwriter(asked)), fellBack }
    }
  }

  return {
    writeSong: (asked) => first(asked, model.writeSong, songwriter.writeSong),
    writeLyrics: (asked) => first(asked, model.writeLyrics, songwriter.writeLyrics),
    writeInspiration: songwriter.writeInspiration,
  }
}
