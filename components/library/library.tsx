'use client'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { SearchField } from '#components/creations/list/search-field.tsx'
import { useSearch } from '#components/creations/list/use-search.ts'
import { useMe } from '#components/session/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { LocalLink } from '#components/ui/link/local-link.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { SORTS, type Sort } from '#lib/catalog/sorts.ts'
import { MusicTab } from './music-tab.tsx'

const CoversTab = lazyComponent(() => import('./covers-tab.tsx').then((module) => module.CoversTab))
const TrashTab = lazyComponent(() => import('./trash-tab.tsx').then((module) => module.TrashTab))

const TABS = ['ai-music', 'ai-cover', 'trash'] as const
type Tab = (typeof TABS)[number]

/** Songs, covers and the trash; the address says which and in what order, so that a link and the way back lead there. */
export function Library() {
  return (
    <Suspense fallback={<LibraryTabs tab={TABS[0]} sort={SORTS[0]} />}>
      <LibraryAtUrl />
    </Suspense>
  )
}

function LibraryAtUrl() {
  const address = useSearchParams()
  const named = <Name extends string>(key: string, names: readonly [Name, ...Name[]]) =>
    names.find((name) => name === address.get(key)) ?? names[0]
  return <LibraryTabs tab={named('tab', TABS)} sort={named('order', SORTS)} />
}

function LibraryTabs({ tab, sort }: { tab: Tab; sort: Sort }) {
  const t = useTranslations('library')
  const me = useMe()
  const { typed, type, search } = useSearch()
  const tabs = [
    { key: 'ai-music', label: t('aiMusic'), content: () => <MusicTab search={search} sort={sort} onSort={order} /> },
    { key: 'ai-cover', label: t('aiCover'), content: () => <CoversTab search={search} sort={sort} onSort={order} /> },
    { key: 'trash', label: t('trash.title'), content: () => <TrashTab /> },
  ] as const
  return (
    <div className="mx-auto flex max-w-6xl flex-col px-4 py-8 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-4">
        <h1 className="font-display text-2xl font-medium">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant={tab === 'ai-music' ? 'accent' : 'plain'}>
            <LocalLink href="/">{t('createMusic')}</LocalLink>
          </Button>
          <Button asChild variant={tab === 'ai-cover' ? 'accent' : 'plain'}>
            <LocalLink href="/ai-music-cover">{t('createCover')}</LocalLink>
          </Button>
        </div>
      </div>
      <Tabs
        label={t('tabs')}
        tabs={tabs}
        chosen={tab}
        onChoose={show}
        aside={
          me &&
          tab !== 'trash' && (
            <SearchField label={t('search')} value={typed} onChange={type} className="my-2 w-full sm:w-72" />
          )
        }
      />
    </div>
  )
}

const show = (tab: Tab) => setSearchParam('tab', tab, TABS[0])
const order = (sort: Sort) => setSearchParam('order', sort, SORTS[0])

/** Changes the address without a request to the server: everything for it is already here. */
function setSearchParam(key: string, value: string, usual: string): void {
  const address = new URL(location.href)
  if (value === usual) address.searchParams.delete(key)
  else address.searchParams.set(key, value)
  history.replaceState(null, '', address)
}
