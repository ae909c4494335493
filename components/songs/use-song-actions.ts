'use client'
import { useTranslations } from 'next-intl'
import { player } from '#components/player/player.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { showToast } from '#components/ui/toast.ts'
import type { SongView } from '#lib/schemas/song.ts'

type Subject = Pick<SongView, 'id' | 'title'>

/** What an owner can do with a song from anywhere. `onChanged` runs after each change that the server has made. */
export function useSongActions(onChanged?: () => void) {
  const t = useTranslations('song')
  const utils = trpc.useUtils()
  const onError = useFailureToast()
  const onSuccess = () => {
    void utils.music.invalidate()
    onChanged?.()
  }
  const restore = trpc.music.restore.useMutation({ onSuccess, onError: (error) => onError(error) })
  const remove = trpc.music.delete.useMutation({ onSuccess, onError: (error) => onError(error) })
  const retry = trpc.music.retry.useMutation({
    onSuccess: () => {
      onSuccess()
      void utils.auth.me.invalidate()
    },
    onError: (error) => onError(error),
  })

  return {
    /** At once, without a question: the toast brings it back. */
    remove: ({ id, title }: Subject, onRemoved?: () => void) =>
      remove.mutate(
        { id },
        {
          onSuccess: () => {
            player.forget(id)
            showToast(t('deleted', { title }), { action: { label: t('undo'), run: () => restore.mutate({ id }) } })
            onRemoved?.()
          },
        },
      ),
    retry: ({ id }: Subject) => {
      if (!retry.isPending) retry.mutate({ id })
    },
  }
}
