'use client'
import { useChangeOptions, useCreationActions } from '#components/creations/use-creation-actions.ts'
import { trpc } from '#components/providers/trpc.tsx'

/** What an owner can do with a song from anywhere. `onChanged` runs after each change that the server has made. */
export function useSongActions(onChanged?: () => void) {
  const { music } = trpc.useUtils()
  const options = useChangeOptions(() => {
    void music.invalidate()
    onChanged?.()
  })
  return useCreationActions({
    remove: trpc.music.delete.useMutation(options.change),
    restore: trpc.music.restore.useMutation(options.change),
    retry: trpc.music.retry.useMutation(options.retry),
  })
}
