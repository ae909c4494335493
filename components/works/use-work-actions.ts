'use client'
import { useTranslations } from 'next-intl'
import { player } from '#components/player/player.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { showToast } from '#components/ui/toast.ts'

type Call = {
  readonly isPending: boolean
  readonly mutate: (input: { id: string }, options?: { onSuccess?: () => void }) => void
}

type Calls = { readonly remove: Call; readonly restore: Call; readonly retry: Call }

type Subject = {
  readonly id: string
  readonly title: string
  /** What the player knows it as, where that is not its id. */
  readonly tracks?: readonly string[]
}

/** What follows every change: `refresh` asks again for what is shown; a retry was charged besides. */
export function useChangeOptions(refresh: () => void) {
  const utils = trpc.useUtils()
  const failed = useFailureToast()
  const onError = (error: unknown) => failed(error)
  const retried = () => {
    refresh()
    void utils.auth.me.invalidate()
  }
  return { change: { onSuccess: refresh, onError }, retry: { onSuccess: retried, onError } }
}

/** What an owner does alike with songs and covers. */
export function useWorkActions({ remove, restore, retry }: Calls) {
  const t = useTranslations('song')
  return {
    /** At once, without a question: the toast brings it back. */
    remove: ({ id, title, tracks = [id] }: Subject, onRemoved?: () => void) =>
      remove.mutate(
        { id },
        {
          onSuccess: () => {
            for (const track of tracks) player.forget(track)
            showToast(t('deleted', { title }), { action: { label: t('undo'), run: () => restore.mutate({ id }) } })
            onRemoved?.()
          },
        },
      ),
    retry: ({ id }: Pick<Subject, 'id'>) => {
      if (!retry.isPending) retry.mutate({ id })
    },
  }
}
