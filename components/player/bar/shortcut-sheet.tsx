'use client'
import { Modal } from '#components/ui/dialog/dialog.tsx'
import type { PlayerLabels } from './labels.ts'
import { SHORTCUTS } from './shortcuts.ts'

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→' }

type ShortcutSheetProps = { labels: PlayerLabels; onClose: () => void }

/** The keys that the player hears, and what each does. */
export function ShortcutSheet({ labels, onClose }: ShortcutSheetProps) {
  const nameOf = (key: string) => (key === ' ' ? labels.space : (SIGNS[key] ?? key.toUpperCase()))
  return (
    <Modal title={labels.shortcuts} closeLabel={labels.closeSheet} onClose={onClose}>
      <dl>
        {SHORTCUTS.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4 border-t py-2 first:border-t-0">
            <dt className="text-soft">{labels[label]}</dt>
            <dd className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="grid h-7 min-w-7 place-items-center rounded-sm border border-edge px-2 font-sans text-sm"
                >
                  {nameOf(key)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
