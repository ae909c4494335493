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
      className="toasts"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {toasts.map((toast) => (
        <div key={toast.id} ref={keepFocus} className="toast">
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
