import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

type FieldProps = {
  /** Where something has to lead there; else any. */
  id?: string
  label: ReactNode
  /** Stands opposite the label: a counter, a small action. */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean
  className?: string
  /** Draws the control with the ids that tie it to its label and messages. */
  children: (wiring: Wiring) => ReactNode
}

export function Field({
  id: given,
  label,
  aside,
  hint,
  error,
  hideLabel = false,
  className = '',
  children,
}: FieldProps) {
  const own = useId()
  const id = given ?? own
  const says = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <div className={`flex items-baseline justify-between gap-3 ${hideLabel && !aside ? 'sr-only' : ''}`}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-medium text-soft'}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': says || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** A sentence about what to change, announced when it appears. */
export function FieldError({ id, error }: { id?: string; error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className={error ? 'flex items-start gap-1.5 text-sm text-danger' : 'sr-only'}>
      {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {error}
    </p>
  )
}
