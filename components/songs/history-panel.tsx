'use client'
import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import { Button } from '#components/ui/button.tsx'
import { SEARCH_MAX } from '#lib/catalog/limits.ts'
import { HistoryList } from './history-list.tsx'
import { useDebounced } from './use-debounced.ts'
import { useHistory } from './use-history.ts'

const SEARCH_AFTER_MS = 300

/** What was made, newest first, with a search that the server answers. `heading` is off where a sheet has its own. */
export function HistoryPanel({ heading = true }: { heading?: boolean }) {
  const t = useTranslations('song.history')
  const [search, setSearch] = useState('')
  const settled = useDebounced(search.trim(), SEARCH_AFTER_MS)
  const history = useHistory({ search: settled, refetchOnFocus: true })
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-col gap-3 px-4 pt-4 pb-2">
        {heading && <h2 className="font-display text-lg font-medium">{t('title')}</h2>}
        {history.me && (
          <label className="relative block">
            <span className="sr-only">{t('search')}</span>
            <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-faint" />
            <input
              type="search"
              maxLength={SEARCH_MAX}
              placeholder={t('search')}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              className="input pl-10! text-sm!"
            />
          </label>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto pb-4">
        {history.me === null ? (
          <div className="flex flex-col items-start gap-4 px-4 pt-2">
            <p className="text-sm text-soft">{t('signedOut')}</p>
            <Button onClick={() => openSignIn()}>{t('signIn')}</Button>
          </div>
        ) : (
          <HistoryList history={history} search={settled} />
        )}
      </div>
    </div>
  )
}
