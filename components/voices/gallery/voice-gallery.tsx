'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { LoadAgain } from '#components/ui/prompt.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useDemoLifecycle } from '#components/voices/demo/demo.ts'
import { OwnVoiceRow } from '#components/voices/own/own-voice-row.tsx'
import { useSavedVoices } from '#components/voices/use-saved-voices.ts'
import { allSing, findVoices, type GalleryVoice, languageNames, wantedLanguage } from './find-voices.ts'
import { NoVoices } from './no-voices.tsx'
import { useGallery } from './use-gallery.ts'
import { useVoiceFilter } from './use-voice-filter.ts'
import { type SavedList, VoiceFacets } from './voice-facets.tsx'
import { FACET_NAMES, queryOf, type VoiceFilter } from './voice-filter.ts'
import { VoiceFilterBar } from './voice-filter-bar.tsx'
import { VoiceGrid } from './voice-grid.tsx'

const UNFILTERED: Partial<VoiceFilter> = Object.fromEntries(FACET_NAMES.map((name) => [name, undefined]))

/**
 * The voices that the server has drawn already. They are tuples without field names, which would be a fortieth of the
 * page.
 */
export type FirstVoices = {
  readonly rows: readonly (readonly [slug: string, name: string, category: GalleryVoice['category']])[]
  readonly count: number
}

const unpacked = ({ rows, count }: FirstVoices) => ({
  voices: rows.map(([slug, name, category]) => ({ slug, name, category })),
  count,
})

export function VoiceGallery({ first }: { first: FirstVoices }) {
  const t = useTranslations('voices')
  const { filter, change: changeFilter, writeNow } = useVoiceFilter()
  const [firstQuery] = useState(() => queryOf(filter))
  const drawn = useMemo(() => unpacked(first), [first])
  const { data, isError, refetch } = useGallery()
  const gallery = data?.gallery
  const { saved, mark, isSignedOut } = useSavedVoices()
  const [savedList, setSavedList] = useState<SavedList | null>(null)
  useDemoLifecycle()
  const found = useMemo(() => {
    const all = gallery && findVoices(gallery, filter)
    if (!all || !savedList) return all
    const bySlug = new Map(all.map((voice) => [voice.slug, voice]))
    return (saved?.[savedList] ?? []).flatMap((slug) => bySlug.get(slug) ?? [])
  }, [gallery, filter, savedList, saved])
  const shown = found ? { voices: found, count: found.length } : queryOf(filter) === firstQuery ? drawn : undefined
  const reader = useLocale()
  const sung = useMemo(() => {
    const language = wantedLanguage(filter, reader)
    return language && gallery && allSing(gallery, language) ? languageNames(reader)(language) : undefined
  }, [filter, reader, gallery])
  const results = useRef<HTMLElement>(null)
  /** A changed filter shows its voices from the top. */
  const change = (part: Partial<VoiceFilter>) => {
    changeFilter(part)
    const { current } = results
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView()
  }
  return (
    <div className="mx-auto flex max-w-7xl flex-col px-4 pt-8 pb-16 sm:px-8">
      <h1 className="font-display text-2xl font-medium text-balance">{t('title')}</h1>
      <p className="max-w-xl pt-2 text-soft">{t('text')}</p>
      <OwnVoiceRow />
      <VoiceFilterBar filter={filter} onChange={change} />
      <div className="mb-4 min-h-13">
        {data?.kinds && (
          <VoiceFacets
            kinds={data.kinds}
            filter={filter}
            onChange={change}
            savedList={savedList}
            onSavedList={(next) => (next && isSignedOut ? openSignIn(() => setSavedList(next)) : setSavedList(next))}
          />
        )}
      </div>
      <section
        ref={results}
        tabIndex={-1}
        aria-label={t('listLabel')}
        className="scroll-mt-48 [&_:is(a,button)]:scroll-mt-48"
        onClickCapture={writeNow}
      >
        <p
          role="status"
          className="tabular flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 pb-4 text-sm text-faint"
        >
          {shown && shown.count > 0 && t('count', { count: shown.count })}
          {shown && sung && <span>{t('everyLanguage', { language: sung })}</span>}
          {!shown && !isError && (
            <>
              <Spinner className="text-accent" />
              {t('loading')}
            </>
          )}
        </p>
        {shown && shown.count > 0 && (
          <VoiceGrid
            label={t('listLabel')}
            {...shown}
            kinds={data?.kinds}
            favourites={saved?.favourites}
            onMark={mark}
          />
        )}
        {shown?.count === 0 && savedList && saved?.[savedList].length === 0 && data?.kinds && (
          <p role="status" className="py-8 text-soft">
            {data.kinds[savedList === 'recent' ? 'noRecent' : 'noFavourites']}
          </p>
        )}
        {shown?.count === 0 && !(savedList && saved?.[savedList].length === 0) && (
          <NoVoices
            gallery={gallery}
            search={filter.search}
            onChoose={(chosen) => {
              setSavedList(null)
              change({ ...UNFILTERED, ...chosen })
            }}
          />
        )}
        {isError && (
          <LoadAgain
            text={t('listFailed')}
            label={t('reload')}
            onPress={() => void refetch()}
            isSmall
            className="py-8"
          />
        )}
      </section>
    </div>
  )
}
