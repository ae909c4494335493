type CounterProps = { count: number; max: number; label: string; className?: string }

/** How much of a limit is used: quiet, until it is passed. */
export function Counter({ count, max, label, className = '' }: CounterProps) {
  return (
    <span className={`tabular shrink-0 text-xs ${count > max ? 'font-medium text-danger' : 'text-faint'} ${className}`}>
      <span aria-hidden>
        {count}/{max}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
