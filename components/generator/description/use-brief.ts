'use client'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useDraft } from '#components/draft/draft-store.ts'
import { briefQuestionOf } from '#components/generator/request.ts'
import { useDebouncedQuery } from '#components/generator/use-debounced-query.ts'
import { trpc } from '#components/providers/trpc.tsx'
import type { DescriptionRead } from '#lib/schemas/song.ts'

/**
 * What is understood of the description in the form, soon after it is typed; null without a description. The last
 * answer stays until the next one arrives. If none arrives, no error is shown.
 */
export function useBrief(): DescriptionRead | null {
  const question = useDebouncedQuery(briefQuestionOf(useDraft(), useLocale()))
  const { data } = trpc.music.readBrief.useQuery(question ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return question ? (data ?? null) : null
}
