'use client'
import { useTranslations } from 'next-intl'
import { player } from '#components/player/player.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useFailureToast } from '#components/providers/use-failure.ts'
import { showToast } from '#components/ui/toast.ts'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import type { Deleted } from '#lib/schemas/creation.ts'

type Call<Answer> = {
  readonly isPending: boolean
  readonly mutate: (input: { id: string }, options?: { onSuccess?: (answer: Answer) => void }) => void
}

type Calls = { readonly remove: Call<Deleted>; readonly restore: Call<void>; readonly retry: Call<unknown> }

type Subject = {
  readonly id: string
  readonly title: string
  /** The ids of its tracks in the player, if they differ from its own id. */
  readonly tracks?: readonly string[]
}

/** Handlers for after each change. `refresh` fetches what is shown again. A retry also changes the balance. */
export function useChangeOptions(refresh: () => void) {
  const utils = trpc.useUtils()
  const failed = useFailureToast()
  const onError = (error: unknown) => failed(error)
  const changed = () => {
    refresh()
    void utils.notification.invalidate()
    void utils.library.invalidate()
  }
  const retried = () => {
    changed()
    void utils.auth.me.invalidate()
  }
  return { change: { onSuccess: changed, onError }, retry: { onSuccess: retried, onError } }
}

/** What an owner does alike with songs and covers. */
export function useCreationActions({ remove, restore, retry }: Calls) {
  const t = useTranslations('song')
  const utils = trpc.useUtils()
  const day = useDateFormat()
  return {
    /**
     * Deletes at once, without asking. The toast can restore a finished creation; for an unfinished one it says that it
     * is cancelled.
     */
    remove: ({ id, title, tracks = [id] }: Subject, onRemoved = () => {}, onRestored = () => {}) => {
      if (remove.isPending) return
      remove.mutate(
        { id },
        {
          onSuccess: ({ cancelled, until, refunded }) => {
            for (const track of tracks) player.forget(track)
            const undo = { action: { label: t('undo'), run: () => restore.mutate({ id }, { onSuccess: onRestored }) } }
            if (cancelled > 0) showToast(t('cancelled', { title, credits: refunded }))
            else showToast(until ? t('trashed', { title, date: day(until) }) : t('deleted', { title }), undo)
            if (refunded > 0) void utils.auth.me.invalidate()
            onRemoved()
          },
        },
      )
    },
    isRemoving: remove.isPending,
    retry: ({ id }: Pick<Subject, 'id'>) => {
      if (!retry.isPending) retry.mutate({ id })
    },
  }
}
