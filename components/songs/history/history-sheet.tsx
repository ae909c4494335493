'use client'
import { ListMusic } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazyComponent } from '#components/ui/lazy-component.tsx'

const HistoryPanel = lazyComponent(() => import('./history-panel.tsx').then((module) => module.HistoryPanel))
const Modal = lazyComponent(() => import('#components/ui/dialog/dialog.tsx').then((module) => module.Modal))

/** On small screens the history waits behind a button that floats with the one next step, and rises from below. */
export function HistorySheet({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const t = useTranslations('song')
  return (
    <>
      <button
        type="button"
        aria-label={t('history.title')}
        onClick={() => onOpen(true)}
        className="grid size-12 shrink-0 place-items-center rounded-full border border-edge bg-high"
      >
        <ListMusic aria-hidden className="size-5.5" />
      </button>
      {open && (
        <Modal
          side="bottom"
          width="full"
          title={t('history.title')}
          closeLabel={t('close')}
          onClose={() => onOpen(false)}
          flush
        >
          <HistoryPanel heading={false} />
        </Modal>
      )}
    </>
  )
}
