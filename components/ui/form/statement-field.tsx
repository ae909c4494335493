import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'

type StatementFieldProps = {
  id: string
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A sentence that somebody has to stand for before anything is done. */
export function StatementField({ id, checked, error, onChange, children }: StatementFieldProps) {
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <input
          id={id}
          type="checkbox"
          required
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-error`}
          checked={checked}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className="size-5 shrink-0 accent-(--ink)"
        />
        {children}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
