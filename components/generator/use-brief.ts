'use client'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { trpc } from '#components/providers/trpc.tsx'
import type { DescriptionRead } from '#lib/schemas/song.ts'
import { useDraft } from './desk.ts'
import { briefQuestionOf } from './request.ts'

const SETTLED_AFTER_MS = 400

/**
 * What is understood of the description that lies on the desk, soon after it is typed; null where there is none. What was
 * understood before stands until there is an answer, and where none comes nothing is said.
 */
export function useBrief(): DescriptionRead | null {
  const question = useSettled(briefQuestionOf(useDraft(), useLocale()))
  const { data } = trpc.music.readBrief.useQuery(question ?? skipToken, {
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return question ? (data ?? null) : null
}

/** A value once it has been the same for a moment; at once where there was none or is none any more. */
export function useSettled<Value extends object>(value: Value | null): Value | null {
  const text = JSON.stringify(value)
  const [settled, settle] = useState(text)
  const isAtOnce = value === null || settled === 'null'
  useEffect(() => {
    const timer = setTimeout(() => settle(text), isAtOnce ? 0 : SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, isAtOnce])
  return value === null ? null : JSON.parse(settled)
}
