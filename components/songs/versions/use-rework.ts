'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { isAnswer, isUnauthorized, RETRY_OPTIONS, trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongChange } from '#lib/schemas/rework.ts'

/** Sends a change, and goes to the page of the song that comes of it. One press is one song, however often it is sent. */
export function useRework(songId: string) {
  const t = useTranslations('song.versions')
  const failure = useFailure()
  const utils = trpc.useUtils()
  const router = useRouter()
  const language = useLocale()
  const press = useRef<{ change: SongChange; requestId: string }>(undefined)
  const [error, setError] = useState<string>()

  const rework = trpc.music.rework.useMutation({
    ...RETRY_OPTIONS,
    onSuccess: ({ id }) => {
      press.current = undefined
      showToast(t('started'))
      void utils.music.getHistory.invalidate()
      void utils.auth.me.invalidate()
      router.push(localPath(language, `/song/${id}`))
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
      if (isAnswer(error)) press.current = undefined
      const { text, fields } = failure(error)
      setError(Object.values(fields)[0] ?? text)
    },
  })

  return {
    sending: rework.isPending || rework.isSuccess,
    error,
    clearError: () => setError(undefined),
    submit(change: SongChange | undefined) {
      setError(change ? undefined : t('chooseFirst'))
      if (!change || rework.isPending || rework.isSuccess) return
      if (press.current?.change !== change) press.current = { change, requestId: crypto.randomUUID() }
      rework.mutate({ id: songId, ...press.current })
    },
  }
}

export type Rework = ReturnType<typeof useRework>
