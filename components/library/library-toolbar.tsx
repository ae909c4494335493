'use client'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { keepPlace } from '#components/ui/focus/focus-place.ts'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { SORTS, type Sort } from '#lib/catalog/sorts.ts'
import type { CreationKind } from '#lib/schemas/creation.ts'
import type { LibraryItem, Selection } from './use-selection.ts'

const ClearFailed = lazyComponent(() =>
  import('#components/creations/list/clear-failed.tsx').then((module) => module.ClearFailed),
)
const SelectionBar = lazyComponent(
  () => import('./selection-bar.tsx').then((module) => module.SelectionBar),
  () => <div className="min-h-17" />,
)

type LibraryToolbarProps = {
  kind: CreationKind
  creations: readonly LibraryItem[]
  sort: Sort
  onSort: (sort: Sort) => void
  selection: Selection
}

/** Above the cards: their order, and what is done with several of them. */
export function LibraryToolbar({ selection, ...tools }: LibraryToolbarProps) {
  const t = useTranslations('library')
  const { kind, creations, sort, onSort } = tools
  if (selection.picked) return <SelectionBar creations={creations} selection={selection} picked={selection.picked} />
  return (
    <div ref={keepPlace} className="flex flex-wrap items-center gap-2 pt-4">
      <label>
        <span className="sr-only">{t('order.label')}</span>
        <select
          className="input text-sm!"
          value={sort}
          onChange={({ currentTarget: { value } }) => onSort(SORTS.find((one) => one === value) ?? sort)}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`order.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Button variant="quiet" onClick={selection.start}>
        {t('select.start')}
      </Button>
      {creations.some(({ status }) => status === 'failed') && <ClearFailed kind={kind} creations={creations} />}
    </div>
  )
}
