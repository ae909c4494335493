import type { ReactNode } from 'react'

type PlayerButtonProps = {
  label: string
  disabled?: boolean
  prominent?: boolean
  /** Given on a button that opens something. */
  expanded?: boolean
  onClick: () => void
  children: ReactNode
}

export function PlayerButton({ label, disabled, prominent, expanded, onClick, children }: PlayerButtonProps) {
  const look = prominent
    ? 'rounded-full bg-accent text-on-accent hover:bg-accent-strong'
    : 'rounded-md text-soft hover:text-ink'
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={expanded}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center transition-colors disabled:opacity-40 ${look}`}
    >
      {children}
    </button>
  )
}
