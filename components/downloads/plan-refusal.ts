import { useSyncExternalStore } from 'react'
import type { PlanRefusal } from '#lib/catalog/entitlements.ts'

/** What somebody wanted that a larger plan has; null while nothing stands. */
let refusal: PlanRefusal | null = null
const listeners = new Set<() => void>()

function change(next: PlanRefusal | null): void {
  refusal = next
  for (const listener of listeners) listener()
}

export const openPlanRefusal = (refusal: PlanRefusal): void => change(refusal)
export const closePlanRefusal = (): void => change(null)

export function usePlanRefusal(): PlanRefusal | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => refusal,
    () => null,
  )
}
