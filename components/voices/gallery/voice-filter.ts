import { CHARACTERS, VOICE_CATEGORIES, type VoiceCategory } from '#lib/catalog/voices/categories.ts'
import { GENDER_NAMES, REGISTER_NAMES } from '#lib/catalog/voices/registers.ts'
import { COMPLETE_LANGUAGES } from '#lib/i18n/languages.ts'

/** The filters of the gallery beside the category, each with its possible values. */
export const FACETS = {
  gender: GENDER_NAMES,
  register: REGISTER_NAMES,
  character: CHARACTERS,
  language: COMPLETE_LANGUAGES,
} as const satisfies Record<string, readonly string[]>

export type Facet = keyof typeof FACETS
export const FACET_NAMES = Object.keys(FACETS) as Facet[]

/** The gallery's filter. A category of null means all, and a filter without a value excludes nothing. */
export type VoiceFilter = { readonly category: VoiceCategory | null; readonly search: string } & {
  readonly [Name in Facet]?: string | undefined
}

/** The filter in an address: ?category=rapper&q=tob&gender=female. Unknown names mean all. */
export function filterOf(query: URLSearchParams): VoiceFilter {
  const category = VOICE_CATEGORIES.find((name) => name.toLowerCase() === query.get('category')?.toLowerCase())
  const narrowed = FACET_NAMES.flatMap((name) => {
    const wanted = query.get(name)
    return FACETS[name].some((known) => known === wanted) ? [[name, wanted]] : []
  })
  return { category: category ?? null, search: query.get('q') ?? '', ...Object.fromEntries(narrowed) }
}

/** The filter as an address's query; '' if nothing is filtered. */
export function queryOf({ category, search, ...narrowed }: VoiceFilter): string {
  const query = new URLSearchParams({
    ...(category ? { category: category.toLowerCase() } : {}),
    ...(search.trim() ? { q: search.trim() } : {}),
    ...Object.fromEntries(Object.entries(narrowed).filter(([, name]) => name)),
  })
  return query.size > 0 ? `?${query}` : ''
}
