'use client'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { focusPlace } from '#components/ui/focus/focus-place.ts'
import { Button } from '../button.tsx'

const panel = cva('fixed z-50 flex flex-col overflow-clip bg-raised text-ink shadow-lift outline-none', {
  variants: {
    side: {
      centre:
        'inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 rounded-lg border motion-safe:animate-[rise_var(--calm)_var(--ease)]',
      left: 'inset-y-0 left-0 w-72 border-r motion-safe:animate-[from-left_var(--calm)_var(--ease)]',
      bottom:
        'inset-x-0 bottom-0 h-[85dvh] rounded-t-lg border-t motion-safe:animate-[from-below_var(--calm)_var(--ease)]',
    },
    width: { narrow: 'max-w-md', wide: 'max-w-2xl', full: '' },
  },
  defaultVariants: { side: 'centre', width: 'narrow' },
})

type ModalProps = VariantProps<typeof panel> & {
  title: string
  /** Said under the title; without one the title alone describes the dialog. */
  description?: string
  closeLabel: string
  onClose: () => void
  /** The content brings its own margins and scrolls by itself. */
  flush?: boolean
  children: ReactNode
}

/**
 * The element that led to a dialog which opens now: the focused one, or the button of the menu that contains it; null
 * if it no longer exists.
 */
function openerNow(): HTMLElement | null {
  const { activeElement } = document
  const button = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  if (button) return document.getElementById(button)
  return activeElement === document.body ? null : (activeElement as HTMLElement | null)
}

/** A layer over the page: mount it to open it. Escape, the scrim and the cross call onClose; focus goes back where it was. */
export function Modal({ side, title, description, closeLabel, onClose, width, flush = false, children }: ModalProps) {
  const [giveFocusBack] = useState(() => focusPlace(openerNow()))
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-scrim motion-safe:animate-[appear_var(--calm)_var(--ease)]" />
        <Dialog.Content
          className={panel({ side, width })}
          onCloseAutoFocus={giveFocusBack}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <Dialog.Title className="min-w-0 pt-1.5 font-display text-xl hyphens-auto wrap-anywhere">
              {title}
            </Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="quiet" size="icon" aria-label={closeLabel} className="-mr-2">
                <X aria-hidden />
              </Button>
            </Dialog.Close>
          </div>
          {description && (
            <Dialog.Description className="px-5 pt-1 text-sm text-soft">{description}</Dialog.Description>
          )}
          <div className={flush ? 'min-h-0 flex-1' : 'min-h-0 flex-1 overflow-y-auto px-5 pt-4 pb-6'}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
