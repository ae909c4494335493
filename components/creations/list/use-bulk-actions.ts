'use client'
import { useTranslations } from 'next-intl'
import { useChangeOptions } from '#components/creations/use-creation-actions.ts'
import { player } from '#components/player/player.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { showToast } from '#components/ui/toast.ts'
import type { CreationKind, Deleted } from '#lib/schemas/creation.ts'

/** What an owner does with several creations at a time. `said` is what the toast with the one undo says. */
export function useBulkActions() {
  const t = useTranslations('song')
  const utils = trpc.useUtils()
  const { change } = useChangeOptions(() => {
    void utils.music.invalidate()
    void utils.voiceCover.getUserCovers.invalidate()
    void utils.voiceCover.getById.invalidate()
  })
  const remove = trpc.library.delete.useMutation(change)
  const clear = trpc.library.clearFailed.useMutation(change)
  const restore = trpc.library.restore.useMutation(change)
  const offerUndo = ({ restorable, refunded }: Deleted, said: string) => {
    const undo = () => restore.mutate({ ids: [...restorable] })
    showToast(said, restorable.length > 0 ? { action: { label: t('undo'), run: undo } } : {})
    if (refunded > 0) void utils.auth.me.invalidate()
  }
  return {
    isBusy: remove.isPending || clear.isPending,
    /** `tracks` are what the player may hold of them. */
    remove: (
      { ids, tracks }: { ids: string[]; tracks: readonly string[] },
      said: (deleted: Deleted) => string,
      onRemoved: () => void,
    ) => {
      if (remove.isPending) return
      const onSuccess = (deleted: Deleted) => {
        for (const track of tracks) player.forget(track)
        offerUndo(deleted, said(deleted))
        onRemoved()
      }
      remove.mutate({ ids }, { onSuccess })
    },
    clearFailed: (kind: CreationKind) => {
      if (clear.isPending) return
      const onSuccess = (deleted: Deleted) =>
        offerUndo(deleted, t('history.cleared', { count: deleted.restorable.length }))
      clear.mutate({ kind }, { onSuccess })
    },
  }
}
