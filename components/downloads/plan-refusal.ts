import { useSyncExternalStore } from 'react'
import type { PlanRefusal } from '#lib/catalog/entitlements.ts'

/** What somebody wanted that a larger plan has. `isOwn`: it is of their own making, and so in their export. */
export type RefusedFile = { readonly refusal: PlanRefusal; readonly isOwn: boolean }

/** null while nothing stands. */
let refused: RefusedFile | null = null
const listeners = new Set<() => void>()

function change(next: RefusedFile | null): void {
  refused = next
  for (const listener of listeners) listener()
}

export const openPlanRefusal = (next: RefusedFile): void => change(next)
export const closePlanRefusal = (): void => change(null)

export function usePlanRefusal(): RefusedFile | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => refused,
    () => null,
  )
}
