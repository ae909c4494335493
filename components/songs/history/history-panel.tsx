'use client'
import { useTranslations } from 'next-intl'
import { SearchField } from '#components/creations/list/search-field.tsx'
import { useSearch } from '#components/creations/list/use-search.ts'
import { useSongs } from '#components/creations/list/use-songs.ts'
import { openSignIn } from '#components/providers/sign-in-gate.ts'
import { Button } from '#components/ui/button.tsx'
import { HistoryList } from './history-list.tsx'

/** What was made, newest first, with a search that the server answers. `heading` is off where a sheet has its own. */
export function HistoryPanel({ heading = true }: { heading?: boolean }) {
  const t = useTranslations('song.history')
  const { typed, type, search } = useSearch()
  const history = useSongs({ search, refetchOnFocus: true })
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-col gap-3 px-4 pt-4 pb-2">
        {heading && <h2 className="font-display text-lg font-medium">{t('title')}</h2>}
        {history.me && <SearchField label={t('search')} value={typed} onChange={type} />}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {history.me === null ? (
          <div className="flex flex-col items-start gap-4 px-4 pt-2">
            <p className="text-sm text-soft">{t('signedOut')}</p>
            <Button onClick={() => openSignIn()}>{t('signIn')}</Button>
          </div>
        ) : (
          <HistoryList history={history} search={search} />
        )}
      </div>
    </div>
  )
}
