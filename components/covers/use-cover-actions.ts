'use client'
import { useChangeOptions, useCreationActions } from '#components/creations/use-creation-actions.ts'
import { trpc } from '#components/providers/trpc.tsx'

/** What an owner can do with a cover from anywhere. `onChanged` runs after each change that the server has made. */
export function useCoverActions(onChanged?: () => void) {
  const refresh = useCoverRefresh()
  const options = useChangeOptions(() => {
    refresh()
    onChanged?.()
  })
  return useCreationActions({
    remove: trpc.voiceCover.delete.useMutation(options.change),
    restore: trpc.voiceCover.restore.useMutation(options.change),
    retry: trpc.voiceCover.retry.useMutation(options.retry),
  })
}

/** Asks again for what is shown of covers. */
export function useCoverRefresh(): () => void {
  const { voiceCover } = trpc.useUtils()
  return () => {
    void voiceCover.getUserCovers.invalidate()
    void voiceCover.getById.invalidate()
  }
}
