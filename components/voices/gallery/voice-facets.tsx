'use client'
import { useLocale } from 'next-intl'
import type { Messages } from '#lib/i18n/english.ts'
import { languageNames } from './find-voices.ts'
import { FACET_NAMES, FACETS, type Facet, type VoiceFilter } from './voice-filter.ts'

export const SAVED_LISTS = ['favourites', 'recent'] as const
export type SavedList = (typeof SAVED_LISTS)[number]

type VoiceFacetsProps = {
  kinds: Messages['voice-kinds']
  filter: VoiceFilter
  onChange: (change: Partial<VoiceFilter>) => void
  savedList: SavedList | null
  onSavedList: (savedList: SavedList | null) => void
}

/** The filters under the search: who sings, how high and how, and the voices that the person already knows. */
export function VoiceFacets({ kinds, filter, onChange, savedList, onSavedList }: VoiceFacetsProps) {
  const language = useLocale()
  const languageNameOf = languageNames(language)
  const words: Readonly<Record<string, string>> = kinds.words
  const wordOf = (name: Facet, value: string) => (name === 'language' ? languageNameOf(value) : (words[value] ?? value))
  return (
    // On a phone a single line, which scrolls sideways.
    <div className="flex items-center gap-2 py-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none] sm:flex-wrap sm:px-1 [&_:is(select,button)]:scroll-mt-48">
      {SAVED_LISTS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={savedList === name}
          onClick={() => onSavedList(savedList === name ? null : name)}
          onFocus={({ currentTarget }) => bringToStart(currentTarget)}
          className="chip"
        >
          {kinds[name]}
        </button>
      ))}
      {FACET_NAMES.map((name) => (
        <select
          key={name}
          aria-label={kinds[name]}
          className="input w-auto! shrink-0 text-sm!"
          value={filter[name] ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ [name]: value || undefined })}
          onFocus={({ currentTarget }) => bringToStart(currentTarget)}
        >
          <option value="">{`${kinds[name]}: ${kinds.any}`}</option>
          {FACETS[name].map((value) => (
            <option key={value} value={value}>
              {wordOf(name, value)}
            </option>
          ))}
        </select>
      ))}
    </div>
  )
}

/** Scrolls a focused filter to the start of the line. On a phone, browsers would only bring its edge into view. */
function bringToStart(field: HTMLElement): void {
  // Not for touch or a mouse, under which nothing may move.
  if (!field.matches(':focus-visible')) return
  const line = field.parentElement
  line?.scrollBy({ left: field.getBoundingClientRect().left - line.getBoundingClientRect().left - PADDING_PX })
}

const PADDING_PX = 16
