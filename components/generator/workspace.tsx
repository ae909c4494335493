'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onPrefilled } from '#components/draft/draft-store.ts'
import { HistorySheet } from '#components/songs/history/history-sheet.tsx'
import { lazyComponent } from '#components/ui/lazy-component.tsx'
import { GeneratorForm } from './generator-form.tsx'

const HistoryPanel = lazyComponent(() =>
  import('#components/songs/history/history-panel.tsx').then((module) => module.HistoryPanel),
)

const WIDE = '(width >= 64rem)'

/** The generator form, and beside it (on small screens behind a button) what was made with it: what is being made now comes into view. */
export function Workspace() {
  const t = useTranslations('generator')
  const history = useTranslations('song.history')
  const wide = useMatch(WIDE)
  const [open, setOpen] = useState(false)
  const [made, setMade] = useState(0)
  useEffect(
    () =>
      onPrefilled(() => {
        setOpen(false)
        toTop()
      }),
    [],
  )
  const show = () => {
    setMade(made + 1)
    setOpen(wide === false)
    toTop()
  }
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
      <h1 className="sr-only">{t('heading')}</h1>
      <GeneratorForm history={wide === false && <HistorySheet open={open} onOpen={setOpen} />} onMade={show} />
      {wide && (
        <aside
          aria-label={history('title')}
          className="sticky top-(--header-height) h-[calc(100dvh-var(--header-height)-var(--player-height))] border-l"
        >
          {/* Another one begins at its top, without a search. */}
          <HistoryPanel key={made} />
        </aside>
      )}
    </div>
  )
}

/** The form has become shorter, so the scroll position no longer means the same place. */
const toTop = () => scrollTo({ top: 0, behavior: 'instant' })

/** Whether a media query matches; undefined until the browser is there to ask. */
function useMatch(query: string): boolean | undefined {
  return useSyncExternalStore(
    (listener) => {
      const match = matchMedia(query)
      match.addEventListener('change', listener)
      return () => match.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => undefined,
  )
}
