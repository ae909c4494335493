'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { useWorkActions } from '#components/songs/use-work-actions.ts'

/** What an owner can do with a cover from anywhere. `onChanged` runs after each change that the server has made. */
export function useCoverActions(onChanged?: () => void) {
  const refresh = useCoverRefresh()
  const utils = trpc.useUtils()
  const failed = useFailureToast()
  const options = {
    onSuccess: () => {
      refresh()
      onChanged?.()
    },
    onError: (error: unknown) => failed(error),
  }
  const retried = () => {
    options.onSuccess()
    void utils.auth.me.invalidate()
  }
  return useWorkActions({
    remove: trpc.voiceCover.delete.useMutation(options),
    restore: trpc.voiceCover.restore.useMutation(options),
    retry: trpc.voiceCover.retry.useMutation({ ...options, onSuccess: retried }),
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
