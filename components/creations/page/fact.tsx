import type { ReactNode } from 'react'

/** A line of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-t py-2.5">
      <dt className="w-24 shrink-0 text-faint">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
