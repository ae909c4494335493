'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { useWorkActions } from './use-work-actions.ts'

/** What an owner can do with a song from anywhere. `onChanged` runs after each change that the server has made. */
export function useSongActions(onChanged?: () => void) {
  const utils = trpc.useUtils()
  const failed = useFailureToast()
  const options = {
    onSuccess: () => {
      void utils.music.invalidate()
      onChanged?.()
    },
    onError: (error: unknown) => failed(error),
  }
  const retried = () => {
    options.onSuccess()
    void utils.auth.me.invalidate()
  }
  return useWorkActions({
    remove: trpc.music.delete.useMutation(options),
    restore: trpc.music.restore.useMutation(options),
    retry: trpc.music.retry.useMutation({ ...options, onSuccess: retried }),
  })
}
