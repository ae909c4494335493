'use client'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDraft } from '#components/draft/draft-store.ts'
import { useDebouncedQuery } from '#components/generator/use-debounced-query.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { lengthOf } from '#lib/catalog/length.ts'
import { LYRICS_MAX } from '#lib/catalog/plans.ts'
import type { OwnWords as Read } from '#lib/engine/browser.ts'

/** How many words of a kind are named; the rest are counted. */
const MOST_NAMED = 6

/**
 * Says which lyrics will be sung otherwise than written, soon after they are typed; nothing if all are sung as written.
 */
export function OwnWords() {
  const t = useTranslations('generator.ownWords')
  const read = useOwnWords()
  const named = (marks: readonly string[]) => {
    const more = marks.length - MOST_NAMED
    return [...marks.slice(0, MOST_NAMED), ...(more > 0 ? [t('more', { count: more })] : [])].join(' · ')
  }
  const sungAs = (read?.sungAs ?? []).map(({ written, said }) => `${written} → ${said}`)
  const sentences = [
    ...(sungAs.length > 0 ? [t('sungAs', { words: named(sungAs) })] : []),
    ...(read?.leftOut.length ? [t('leftOut', { words: named(read.leftOut) })] : []),
    ...(read?.again.length ? [t('again', { words: named(read.again) })] : []),
    ...(read?.isDuet ? [t('duet')] : []),
    ...(read?.behind.length ? [t('behind', { words: named(read.behind) })] : []),
  ]
  return (
    <div
      aria-live="polite"
      className="px-4 text-xs text-soft wrap-anywhere not-empty:border-t not-empty:pt-1 not-empty:pb-2 sm:px-6"
    >
      {sentences.map((sentence) => (
        <p key={sentence} className="pt-1">
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** The last answer stays until the next one arrives. If none arrives, no error is shown. */
function useOwnWords(): Read | null {
  const { lyrics, language, instrumental } = useDraft()
  const isRead = !instrumental && lyrics.trim() !== '' && lengthOf(lyrics) <= LYRICS_MAX
  const question = useDebouncedQuery(isRead ? { prompt: lyrics, ...(language ? { language } : {}) } : null)
  const { data } = trpc.music.readLyrics.useQuery(question ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return question ? (data ?? null) : null
}
