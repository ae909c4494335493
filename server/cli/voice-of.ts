import type { CatalogueVoice } from '#lib/catalog/voices/catalogue-voice.ts'
import { fold } from '#lib/i18n/fold.ts'
import { loadVoices } from '#server/assets/voices.ts'

/** A voice of the catalogue by its id, slug or name. Throws where there is none. */
export function voiceOf(id: string): CatalogueVoice {
  const called = fold(id)
  const voice = loadVoices().find((one) => one.id === id || one.slug === id || fold(one.name) === called)
  if (!voice) throw new Error(`The catalogue has no voice "${id}".`)
  return voice
}
