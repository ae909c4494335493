'use client'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { useMe } from '#components/account/use-me.ts'
import { LocalLink } from '#components/layout/local-link.tsx'
import { Button } from '#components/ui/button.tsx'
import { lazily } from '#components/ui/lazily.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { SearchField } from '#components/works/search-field.tsx'
import { useSearch } from '#components/works/use-search.ts'
import { CoversTab } from './covers-tab.tsx'
import { MusicTab } from './music-tab.tsx'

const TrashTab = lazily(() => import('./trash-tab.tsx').then((module) => module.TrashTab))

const TABS = ['ai-music', 'ai-cover', 'trash'] as const
type Tab = (typeof TABS)[number]

/** Songs, covers and the trash; the address says which, so that a link and the way back lead to the right ones. */
export function Library() {
  return (
    <Suspense fallback={<Shelves tab={TABS[0]} />}>
      <AddressedShelves />
    </Suspense>
  )
}

function AddressedShelves() {
  const named = useSearchParams().get('tab')
  return <Shelves tab={TABS.find((tab) => tab === named) ?? TABS[0]} />
}

function Shelves({ tab }: { tab: Tab }) {
  const t = useTranslations('library')
  const me = useMe()
  const { typed, type, search } = useSearch()
  const tabs = [
    { key: 'ai-music', label: t('aiMusic'), content: () => <MusicTab search={search} /> },
    { key: 'ai-cover', label: t('aiCover'), content: () => <CoversTab search={search} /> },
    { key: 'trash', label: t('trash.title'), content: () => <TrashTab /> },
  ] as const
  return (
    <div className="mx-auto flex max-w-6xl flex-col px-4 py-8 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-4 pb-4">
        <h1 className="font-display text-2xl font-medium">{t('title')}</h1>
        <div className="flex flex-wrap gap-2">
          <Button asChild look={tab === 'ai-music' ? 'accent' : 'plain'}>
            <LocalLink href="/">{t('createMusic')}</LocalLink>
          </Button>
          <Button asChild look={tab === 'ai-cover' ? 'accent' : 'plain'}>
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

/** Without asking the server: all of it is here. */
function show(tab: Tab): void {
  const address = new URL(location.href)
  if (tab === TABS[0]) address.searchParams.delete('tab')
  else address.searchParams.set('tab', tab)
  history.replaceState(null, '', address)
}
