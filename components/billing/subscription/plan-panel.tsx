import { type ReactNode, useId } from 'react'

/** A part of the page about somebody's plan; it keeps its height while its content is on the way. */
export function PlanPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-24 flex-col gap-3 rounded-lg border bg-raised px-4 md:min-h-40 py-5 sm:px-6"
    >
      <h2 id={id} className="text-sm font-medium text-faint">
        {title}
      </h2>
      {children}
    </section>
  )
}
