'use client'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import type { DraftReference } from '#components/draft/draft.ts'
import { useDraft } from '#components/draft/draft-store.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { lengthOf } from '#lib/catalog/length.ts'
import { DESCRIPTION_MAX } from '#lib/catalog/limits.ts'
import type { ReferenceUse } from '#lib/engine/browser.ts'
import { remainingReference, styleOf } from '../request.ts'
import { useDebouncedQuery } from '../use-debounced-query.ts'

/** Which parts of a recording count beside the words and settings in the form, soon after these change. */
export function useReferenceUse(given: DraftReference): ReferenceUse | null {
  const { tab, description, ignored, settings } = useDraft()
  const interfaceLanguage = useLocale()
  const reference = remainingReference(given)
  const isRead = tab === 'description' && lengthOf(description) <= DESCRIPTION_MAX
  const question = useDebouncedQuery(
    reference && {
      reference,
      interfaceLanguage,
      style: styleOf(settings),
      ...(isRead ? { description, ignored: [...ignored] } : { description: '' }),
    },
  )
  const { data } = trpc.music.readBrief.useQuery(question ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return question ? (data?.reference ?? null) : null
}
