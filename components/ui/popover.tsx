import type { ReactNode } from 'react'
import { buttonLook } from './button-look.ts'

type PopoverProps = {
  /** Once in a page. */
  id: string
  label: string
  /** What the button shows instead of its label. */
  face?: ReactNode
  className?: string
  children: ReactNode
}

/** A button and a layer below it that the browser opens and closes by itself: it needs no script, and Escape works. */
export function Popover({ id, label, face, className = '', children }: PopoverProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={face ? label : undefined}
        className={buttonLook({ look: 'quiet', size: 'small', className })}
        style={{ anchorName: `--${id}` }}
      >
        {face ?? label}
      </button>
      <div id={id} popover="auto" className="popover" style={{ positionAnchor: `--${id}` }}>
        {children}
      </div>
    </>
  )
}
