'use client'
import { useTranslations } from 'next-intl'
import { openSignIn } from '#components/account/sign-in-gate.ts'
import { useMe } from '#components/account/use-me.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { Older } from '#components/songs/older.tsx'
import { isUnfinished } from '#components/songs/use-history.ts'
import { Button } from '#components/ui/button.tsx'
import { HISTORY_POLL_MS } from '#lib/catalog/limits.ts'
import { CoverRow } from './cover-list-row.tsx'
import { coverTrack } from './cover-list-track.ts'

const PAGE = 30

/** What a person has had sung, newest first; asked again every 5 s while one is being made. */
export function CoverList() {
  const t = useTranslations('voices.covers')
  const me = useMe()
  return (
    <div className="flex h-full flex-col gap-2 px-4 pt-4">
      <h2 className="font-display text-lg font-medium">{t('title')}</h2>
      {me === null && (
        <div className="flex flex-col items-start gap-4 pb-8">
          <p className="text-sm text-soft">{t('signedOut')}</p>
          <Button onClick={() => openSignIn()}>{t('signIn')}</Button>
        </div>
      )}
      {me && <OwnCovers />}
    </div>
  )
}

function OwnCovers() {
  const t = useTranslations('voices.covers')
  const query = trpc.voiceCover.getUserCovers.useInfiniteQuery(
    { kind: 'cover', limit: PAGE },
    {
      getNextPageParam: (page) => page.nextCursor,
      refetchInterval: ({ state }) =>
        state.data?.pages.some((page) => page.items.some(isUnfinished)) ? HISTORY_POLL_MS : false,
    },
  )
  const covers = query.data?.pages.flatMap((page) => page.items)
  if (!covers) {
    if (!query.isError) return <p className="text-sm text-faint">{t('loading')}</p>
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-soft">{t('listFailed')}</p>
        <Button onClick={() => void query.refetch()}>{t('reload')}</Button>
      </div>
    )
  }
  if (covers.length === 0) return <p className="pb-8 text-sm text-faint">{t('empty')}</p>
  const queue = covers.map((cover) => coverTrack(cover, t('untitled'))).filter((track) => track !== null)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto pb-4">
      <ul>
        {covers.map((cover) => (
          <li key={cover.id} className="py-2.5">
            <CoverRow cover={cover} queue={queue} />
          </li>
        ))}
      </ul>
      <Older query={query} />
    </div>
  )
}
