import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  /** "h1" where it is the whole page. */
  heading?: 'h1' | 'h2'
  text?: string
  children?: ReactNode
}

/** An empty place says what will stand there: five ruled lines, and the next step. */
export function EmptyState({ title, heading: Heading = 'h2', text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-3 py-14">
      <svg aria-hidden viewBox="0 0 240 34" className="mb-4 w-60 max-w-full text-edge" stroke="currentColor">
        {[1, 9, 17, 25, 33].map((y) => (
          <path key={y} d={`M0 ${y}h240`} />
        ))}
      </svg>
      <Heading className="font-display text-xl font-medium">{title}</Heading>
      {text && <p className="max-w-md text-soft">{text}</p>}
      {children && <div className="pt-3">{children}</div>}
    </div>
  )
}
