import { findVoices, type Gallery, galleryOf } from '#components/voices/gallery/find-voices.ts'
import type { VoiceFilter } from '#components/voices/gallery/voice-filter.ts'
import type { FirstVoices } from '#components/voices/gallery/voice-gallery.tsx'
import { unpackVoices } from '#lib/catalog/voices/voice-list.ts'
import { packedVoices } from '#server/http/voice-list.ts'

const FIRST = 24

let cached: { readonly hash: string; readonly gallery: Gallery } | undefined

/** The voices that the gallery shows before the browser has fetched the list, taken from that same list. */
export async function firstVoices(filter: VoiceFilter): Promise<FirstVoices> {
  const { hash, packed } = await packedVoices()
  if (cached?.hash !== hash) {
    cached = { hash, gallery: galleryOf(unpackVoices(packed)) }
  }
  const found = findVoices(cached.gallery, filter)
  const rows = found.slice(0, FIRST).map(({ slug, name, category }) => [slug, name, category] as const)
  return { rows, count: found.length }
}
