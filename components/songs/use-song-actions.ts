'use client'
import { trpc } from '#components/providers/trpc.tsx'
import { useChangeOptions, useWorkActions } from '#components/works/use-work-actions.ts'

/** What an owner can do with a song from anywhere. `onChanged` runs after each change that the server has made. */
export function useSongActions(onChanged?: () => void) {
  const { music } = trpc.useUtils()
  const options = useChangeOptions(() => {
    void music.invalidate()
    onChanged?.()
  })
  return useWorkActions({
    remove: trpc.music.delete.useMutation(options.change),
    restore: trpc.music.restore.useMutation(options.change),
    retry: trpc.music.retry.useMutation(options.retry),
  })
}
