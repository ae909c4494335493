import type { ReactNode } from 'react'

type PlayerButtonProps = {
  label: string
  /** A disabled button stays focusable, so that the focus is not lost when a press reaches an end. */
  disabled?: boolean
  prominent?: boolean
  /** Given on a button that opens something. */
  expanded?: boolean
  /** Given on a button that switches something. */
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}

export function PlayerButton(props: PlayerButtonProps) {
  const { label, disabled = false, prominent, expanded, pressed, onClick, children } = props
  const style = prominent
    ? 'rounded-full bg-accent text-on-accent hover:bg-accent-strong'
    : `rounded-md hover:text-ink ${pressed ? 'text-accent' : 'text-soft'}`
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      aria-pressed={pressed}
      aria-disabled={disabled}
      title={label}
      onClick={() => !disabled && onClick()}
      className={`grid size-11 shrink-0 place-items-center transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-40 ${style}`}
    >
      {children}
    </button>
  )
}
