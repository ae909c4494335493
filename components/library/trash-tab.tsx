'use client'
import { RotateCcw, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { historyOf } from '#components/creations/list/history.ts'
import { LoadMore } from '#components/creations/list/load-more.tsx'
import { useChangeOptions } from '#components/creations/use-creation-actions.ts'
import { trpc } from '#components/providers/trpc.tsx'
import { useMeQuery } from '#components/session/use-me.ts'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { showToast } from '#components/ui/toast.ts'
import { useDateFormat } from '#components/ui/use-date-format.ts'
import { TRASH_DAYS } from '#lib/catalog/limits.ts'
import type { Trashed } from '#lib/schemas/creation.ts'
import { LibraryPlaceholder } from './library-placeholder.tsx'

const Confirm = lazyComponent(() => import('#components/ui/dialog/confirm.tsx').then((module) => module.Confirm))

/** What was deleted and can still be restored. */
export function TrashTab() {
  const t = useTranslations('library')
  const person = useMeQuery()
  const query = trpc.library.trash.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, enabled: Boolean(person.data), staleTime: 0 },
  )
  const { me, items, failed, reload } = historyOf(person, query)
  if (me === null || failed || !items)
    return (
      <LibraryPlaceholder
        me={me}
        failed={failed}
        reload={reload}
        words={{ signedOut: t('signedOutMusic'), loading: t('trash.loading') }}
      />
    )
  const text = t('trash.text', { days: TRASH_DAYS })
  if (items.length === 0) return <EmptyState title={t('trash.empty')} text={text} />
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4 pt-6 pb-4">
        <p className="max-w-xl text-sm text-soft">{text}</p>
        <EmptyTrash />
      </div>
      <ul aria-label={t('trash.title')} className="border-t">
        {items.map((creation) => (
          <TrashRow key={creation.id} creation={creation} />
        ))}
      </ul>
      <LoadMore query={query} />
    </>
  )
}

/** Refreshes everything that a change of the trash affects. */
function useTrashOptions() {
  const utils = trpc.useUtils()
  return useChangeOptions(() => {
    void utils.music.invalidate()
    void utils.voiceCover.getUserCovers.invalidate()
  }).change
}

function EmptyTrash() {
  const t = useTranslations('library.trash')
  const song = useTranslations('song')
  const [isAsking, setAsking] = useState(false)
  const clear = trpc.library.emptyTrash.useMutation(useTrashOptions())
  return (
    <>
      <Button ref={keepPlace} disabled={clear.isPending} onClick={() => setAsking(true)}>
        {t('clear')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('clear')}
          text={t('clearText')}
          label={t('erase')}
          cancelLabel={song('cancel')}
          closeLabel={song('close')}
          onConfirm={() => {
            setAsking(false)
            clear.mutate(undefined, { onSuccess: () => showToast(t('cleared')) })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function TrashRow({ creation: { kind, id, title, until } }: { creation: Trashed }) {
  const t = useTranslations('library')
  const song = useTranslations('song')
  const day = useDateFormat()
  const [isAsking, setAsking] = useState(false)
  const options = useTrashOptions()
  const restore = trpc.library.restore.useMutation(options)
  const erase = trpc.library.erase.useMutation(options)
  const isBusy = restore.isPending || erase.isPending
  const creations = { ids: [id] }
  const named = title || song('untitled')
  return (
    <li ref={keepPlace} className="flex items-center gap-2 border-b py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate font-display text-base">{named}</p>
        <p className="text-xs text-faint">
          {t(kind === 'song' ? 'aiMusic' : 'aiCover')} · {t('trash.until', { date: day(until) })}
        </p>
      </div>
      <Button
        variant="quiet"
        disabled={isBusy}
        aria-label={t('trash.restoreTitle', { title: named })}
        onClick={() => restore.mutate(creations, { onSuccess: () => showToast(t('trash.restored', { title: named })) })}
      >
        <RotateCcw aria-hidden />
        <span className="max-sm:sr-only">{t('trash.restore')}</span>
      </Button>
      <Button
        variant="quiet"
        size="icon"
        disabled={isBusy}
        aria-label={t('trash.eraseTitle', { title: named })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      {isAsking && (
        <Confirm
          title={t('trash.erase')}
          text={t('trash.eraseText', { title: named })}
          label={t('trash.erase')}
          cancelLabel={song('cancel')}
          closeLabel={song('close')}
          onConfirm={() => {
            setAsking(false)
            erase.mutate(creations, { onSuccess: () => showToast(t('trash.erased', { title: named })) })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
