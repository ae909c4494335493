'use client'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { SEARCH_MAX } from '#lib/catalog/limits.ts'
import { VOICE_CATEGORIES } from '#lib/catalog/voices/categories.ts'
import type { VoiceFilter } from './voice-filter.ts'

type VoiceFilterBarProps = { filter: VoiceFilter; onChange: (change: Partial<VoiceFilter>) => void }

const CATEGORIES = [null, ...VOICE_CATEGORIES] as const

/** The filter bar. It stays visible while thousands of cards scroll under it. */
export function VoiceFilterBar({ filter, onChange }: VoiceFilterBarProps) {
  const t = useTranslations('voices')
  return (
    <search className="sticky top-(--header-height) z-10 -mx-4 my-4 flex flex-wrap items-center gap-x-4 gap-y-3 bg-ground px-4 py-3 sm:-mx-8 sm:px-8">
      <label className="relative block w-full sm:w-72">
        <span className="sr-only">{t('search')}</span>
        <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-faint" />
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX}
          placeholder={t('search')}
          value={filter.search}
          onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
          className="input pl-10!"
        />
      </label>
      <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-1">
        <legend className="sr-only">{t('categories')}</legend>
        {CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={filter.category === category}
            onClick={() => onChange({ category })}
            className="chip"
          >
            {t(`category.${category ?? 'all'}`)}
          </button>
        ))}
      </fieldset>
    </search>
  )
}
