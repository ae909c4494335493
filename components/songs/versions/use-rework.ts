'use client'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { isUnauthorized, trpc } from '#components/providers/trpc.tsx'
import { useFailure } from '#components/providers/use-failure.ts'
import { useIdempotentMutation } from '#components/providers/use-idempotent-mutation.ts'
import { showToast } from '#components/ui/toast.ts'
import { localPath } from '#lib/i18n/paths.ts'
import type { SongChange } from '#lib/schemas/rework.ts'

/** Sends a change, and goes to the page of the song that comes of it. */
export function useRework(songId: string) {
  const t = useTranslations('song.versions')
  const failure = useFailure()
  const utils = trpc.useUtils()
  const router = useRouter()
  const language = useLocale()
  const [error, setError] = useState<string>()

  const rework = useIdempotentMutation(trpc.music.rework, {
    onSuccess: ({ id }) => {
      showToast(t('started'))
      void utils.music.getHistory.invalidate()
      void utils.auth.me.invalidate()
      router.push(localPath(language, `/song/${id}`))
    },
    onError: (error) => {
      if (isUnauthorized(error)) return
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
      rework.send({ id: songId, change })
    },
  }
}

export type Rework = ReturnType<typeof useRework>
