'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { keepFocus } from '#components/ui/focus/focus-main.ts'

type LoadMoreProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  /** Waits for a press where something else follows the list. */
  byHand?: boolean
}

const AHEAD = '400px'

/** The end of a list: fetches the next page when it comes near, and is a button for everyone else, and where that failed. */
export function LoadMore({ query, byHand = false }: LoadMoreProps) {
  const t = useTranslations('song.history')
  const end = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError: hasFailed, fetchNextPage } = query
  useEffect(() => {
    if (byHand || hasFailed || !end.current || !hasNextPage || isFetchingNextPage) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [byHand, hasFailed, hasNextPage, isFetchingNextPage, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div ref={end} className={byHand ? 'pt-10' : 'px-4 py-3'}>
      <p role="alert" className="pb-3 text-sm text-soft empty:hidden">
        {hasFailed && t('failed')}
      </p>
      <Button ref={keepFocus} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} className="w-full">
        {isFetchingNextPage ? t('loading') : t('older')}
      </Button>
    </div>
  )
}
