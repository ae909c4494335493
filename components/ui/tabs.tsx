'use client'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

type Tab<Key extends string> = { readonly key: Key; readonly label: string; readonly content: () => ReactNode }

type TabsProps<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  chosen: Key
  onChoose: (key: Key) => void
  /** Stands at the other end of the tabs' line. */
  aside?: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

export function Tabs<Key extends string>({ label, tabs, chosen, onChoose, aside }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    // With a key held they are the browser's own: Alt and an arrow go back.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const here = tabs.findIndex((tab) => tab.key === chosen)
    const next = tabs[(here + step + tabs.length) % tabs.length]
    if (!next) return
    onChoose(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-b">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={onKeyDown}
          className="-mx-2 flex flex-wrap gap-x-2 self-end"
        >
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              data-key={tab.key}
              aria-selected={tab.key === chosen}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === chosen ? 0 : -1}
              onClick={() => onChoose(tab.key)}
              className="relative -mb-px min-h-12 min-w-11 px-2 text-base text-faint transition-colors after:absolute after:inset-x-2 after:bottom-0 after:border-b-2 after:border-transparent hover:text-ink aria-selected:text-ink aria-selected:after:border-ink"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {tabs.find((tab) => tab.key === chosen)?.content()}
      </div>
    </>
  )
}
