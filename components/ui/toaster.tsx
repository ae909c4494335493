'use client'
import { CircleAlert, X } from 'lucide-react'
import { keepFocus } from '#components/ui/focus/focus-main.ts'
import { dismissToast, holdToasts, useToasts } from './toast.ts'

export function Toaster({ dismissLabel }: { dismissLabel: string }) {
  const toasts = useToasts()
  return (
    <output
      // Set explicitly, so that an open dialog does not hide the toasts from screen readers.
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 z-60 flex flex-col items-center gap-2 max-sm:top-[calc(var(--header-height)+0.5rem)] sm:bottom-[calc(var(--player-height)+var(--bar-height)+1rem)] sm:left-auto sm:items-end"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {toasts.map((toast) => (
        <div
          key={toast.id}
          ref={keepFocus}
          className="pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-md border border-edge bg-high py-1 pr-1 pl-4 text-sm shadow-lift motion-safe:animate-[rise-in_var(--calm)_var(--ease)]"
        >
          {toast.variant && <CircleAlert aria-hidden className="size-4.5 shrink-0 text-danger" />}
          <p className="min-w-0 flex-1 py-2">{toast.text}</p>
          {toast.action && (
            <button
              type="button"
              className="min-h-11 shrink-0 px-3 font-medium underline underline-offset-4"
              onClick={() => {
                toast.action?.run()
                dismissToast(toast.id)
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={dismissLabel}
            className="grid size-11 shrink-0 place-items-center text-faint hover:text-ink"
            onClick={() => dismissToast(toast.id)}
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      ))}
    </output>
  )
}
