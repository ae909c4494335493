'use client'
import { useTranslations } from 'next-intl'
import { SearchField } from '#components/creations/list/search-field.tsx'
import { useSearch } from '#components/creations/list/use-search.ts'
import { useSongs } from '#components/creations/list/use-songs.ts'
import { SignInPrompt } from '#components/session/sign-in/sign-in-prompt.tsx'
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
          <SignInPrompt text={t('signedOut')} label={t('signIn')} isSmall className="px-4 pt-2" />
        ) : (
          <HistoryList history={history} search={search} />
        )}
      </div>
    </div>
  )
}
