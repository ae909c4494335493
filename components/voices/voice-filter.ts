import { VOICE_CATEGORIES, type VoiceCategory } from '#lib/catalog/voices/categories.ts'

/** What the gallery is narrowed to; null is every category. */
export type VoiceFilter = { readonly category: VoiceCategory | null; readonly search: string }

/** What an address asks for: ?category=rapper&q=tob. Unknown categories mean all. */
export function filterOf(query: URLSearchParams): VoiceFilter {
  const category = VOICE_CATEGORIES.find((name) => name.toLowerCase() === query.get('category')?.toLowerCase())
  return { category: category ?? null, search: query.get('q') ?? '' }
}

/** The same as it stands in an address; '' when nothing is narrowed. */
export function queryOf({ category, search }: VoiceFilter): string {
  const query = new URLSearchParams({
    ...(category ? { category: category.toLowerCase() } : {}),
    ...(search.trim() ? { q: search.trim() } : {}),
  })
  return query.size > 0 ? `?${query}` : ''
}
