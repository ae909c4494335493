'use client'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { trpc } from '#components/providers/trpc.tsx'
import { lengthOf } from '#lib/catalog/length.ts'
import { DESCRIPTION_MAX } from '#lib/catalog/limits.ts'
import type { ReferenceUse } from '#lib/engine/browser.ts'
import { useDraft } from '../desk.ts'
import type { DraftReference } from '../draft.ts'
import { keptReference, styleOf } from '../request.ts'
import { useSettled } from '../use-settled.ts'

/** What of a recording counts beside the words and settings that lie on the desk, soon after they change. */
export function useReferenceUse(given: DraftReference): ReferenceUse | null {
  const { tab, description, ignored, settings } = useDraft()
  const interfaceLanguage = useLocale()
  const reference = keptReference(given)
  const isRead = tab === 'description' && lengthOf(description) <= DESCRIPTION_MAX
  const question = useSettled(
    reference && {
      ...{ reference, interfaceLanguage, style: styleOf(settings) },
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
