'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { isUnfinished } from '#components/creations/list/history.ts'
import { useBulkActions } from '#components/creations/list/use-bulk-actions.ts'
import { Button } from '#components/ui/button.tsx'
import { focusOnMount } from '#components/ui/focus/focus-on-mount.ts'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { TRASH_DAYS } from '#lib/catalog/limits.ts'
import type { Deleted } from '#lib/schemas/creation.ts'
import type { LibraryItem, Selection } from './use-selection.ts'

const Confirm = lazyComponent(() => import('#components/ui/dialog/confirm.tsx').then((module) => module.Confirm))

type SelectionBarProps = {
  creations: readonly LibraryItem[]
  selection: Selection
  picked: ReadonlySet<string>
}

/** In place of the tools while creations are selected: what is done with all of them. */
export function SelectionBar({ creations, selection, picked }: SelectionBarProps) {
  const t = useTranslations('library.select')
  const song = useTranslations('song')
  const { remove, isBusy } = useBulkActions()
  const [isAsking, setAsking] = useState(false)
  const chosen = creations.filter(({ id }) => picked.has(id))
  const unfinished = chosen.filter(isUnfinished).length
  const said = ({ restorable, trashed, cancelled, refunded }: Deleted) =>
    [
      ...(trashed > 0 ? [t('toTrash', { count: trashed, days: TRASH_DAYS })] : []),
      ...(restorable.length > trashed ? [song('history.cleared', { count: restorable.length - trashed })] : []),
      ...(cancelled > 0 ? [t('cancelled', { count: cancelled, credits: refunded })] : []),
    ].join(' ')
  const removeAll = () => {
    setAsking(false)
    const items = { ids: chosen.map(({ id }) => id), tracks: chosen.flatMap(({ tracks }) => tracks) }
    remove(items, said, selection.stop)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open layer takes the key: dialogs and menus prevent its default, and the browser closes its own popovers.
      const isTaken = event.defaultPrevented || document.querySelector(':popover-open') !== null
      if (event.key === 'Escape' && !isTaken) selection.stop()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [selection.stop])
  return (
    <div
      ref={keepPlace}
      className="sticky top-(--header-height) z-10 flex flex-wrap items-center gap-2 bg-ground py-2 pt-4"
    >
      <p role="status" className="mr-2 text-sm">
        {t('count', { count: chosen.length })}
      </p>
      <Button ref={focusOnMount} onClick={() => selection.pick(creations.map(({ id }) => id))}>
        {t('all')}
      </Button>
      <Button
        className="text-danger!"
        disabled={isBusy || chosen.length === 0}
        onClick={() => (unfinished > 0 ? setAsking(true) : removeAll())}
      >
        {song('delete')}
      </Button>
      <Button variant="quiet" onClick={selection.stop}>
        {song('cancel')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('confirm', { count: chosen.length })}
          text={t('confirmText', { count: unfinished })}
          label={song('delete')}
          cancelLabel={song('cancel')}
          closeLabel={song('close')}
          onConfirm={removeAll}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
