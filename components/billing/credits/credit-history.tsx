'use client'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LoadMore } from '#components/creations/list/load-more.tsx'
import { SearchField } from '#components/creations/list/search-field.tsx'
import { useSearch } from '#components/creations/list/use-search.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { SignInPrompt } from '#components/session/sign-in/sign-in-prompt.tsx'
import { useMeQuery } from '#components/session/use-me.ts'
import { BackLink } from '#components/ui/link/back-link.tsx'
import { LoadAgain } from '#components/ui/prompt.tsx'
import { CreditRow } from './credit-row.tsx'

/** Every credit that came and went, in each of the page's states. */
export function CreditHistory() {
  const t = useTranslations('billing')
  const person = useMeQuery()
  const { data: me } = person
  const { typed, type, search } = useSearch()
  const query = trpc.payment.getCreditHistory.useInfiniteQuery(search ? { search } : {}, {
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled: Boolean(me),
  })
  const lines = me ? query.data?.pages.flatMap((page) => page.lines) : undefined
  const failed = me !== null && !lines && (person.isError || query.isError)
  return (
    <div className="mx-auto flex max-w-3xl flex-col px-4 pt-4 pb-8 sm:px-8">
      <BackLink path="/subscription" label={t('ledger.back')} className="self-start" />
      <h1 className="pt-2 font-display text-2xl font-medium">{t('ledger.title')}</h1>
      <p className="pt-2 pb-6 text-soft">{t('ledger.text')}</p>
      {me === null && <SignInPrompt text={t('ledger.signedOut')} label={t('signIn')} variant="accent" />}
      {failed && (
        <LoadAgain text={t('ledger.failed')} label={t('reload')} onPress={() => void (me ? query : person).refetch()} />
      )}
      {me !== null && !lines && !failed && (
        <p role="status" className="text-faint">
          {t('loading')}
        </p>
      )}
      {me && <SearchField label={t('ledger.search')} value={typed} onChange={type} className="mb-4 w-full sm:w-80" />}
      {lines?.length === 0 && (
        <p role="status" className="text-soft">
          {search ? t('ledger.noMatch', { search }) : t('ledger.empty')}
        </p>
      )}
      {lines && lines.length > 0 && (
        <>
          <table aria-label={t('ledger.title')} className="w-full">
            <thead className="border-b text-left text-xs text-faint">
              <tr>
                <th className="py-2 font-medium">{t('ledger.what')}</th>
                <th className="py-2 pl-3 text-right font-medium whitespace-nowrap">{t('ledger.amount')}</th>
                <th className="py-2 pl-3 text-right font-medium whitespace-nowrap">{t('ledger.balance')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <CreditRow key={line.id} line={line} />
              ))}
            </tbody>
          </table>
          <LoadMore query={query} />
        </>
      )}
    </div>
  )
}
