'use client'
import type { MouseEvent, ReactNode } from 'react'
import { buttonVariants } from '#components/ui/button-variants.ts'

type PopoverProps = {
  /** Once in a page. */
  id: string
  label: string
  /** Shown on the button in place of its label. */
  face?: ReactNode
  className?: string
  children: ReactNode
}

/** A button and a layer below it that the browser opens and closes by itself. */
export function Popover({ id, label, face, className = '', children }: PopoverProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={face ? label : undefined}
        className={buttonVariants({ variant: 'quiet', size: 'small', className })}
        style={{ anchorName: `--${id}` }}
      >
        {face ?? label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
      <div id={id} popover="auto" className="popover" style={{ positionAnchor: `--${id}` }} onClick={closeBehindLink}>
        {children}
      </div>
    </>
  )
}

/** A link inside the site draws another page below the same header, so the layer would stay open. This closes it. */
export function closeBehindLink({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
}
