import type { CatalogueVoice } from '#lib/catalog/voices/catalogue-voice.ts'
import { loadVoices } from '#server/assets/voices.ts'

/** A voice of the catalogue by its id or slug. Throws where there is none. */
export function voiceOf(id: string): CatalogueVoice {
  const voice = loadVoices().find((one) => one.id === id || one.slug === id)
  if (!voice) throw new Error(`The catalogue has no voice "${id}".`)
  return voice
}
