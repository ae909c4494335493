import { useSyncExternalStore } from 'react'
import type { PlanRefusal } from '#lib/catalog/entitlements.ts'

/** What somebody wanted that a larger plan has; null while nothing stands. */
let hint: PlanRefusal | null = null
const listeners = new Set<() => void>()

function change(next: PlanRefusal | null): void {
  hint = next
  for (const listener of listeners) listener()
}

export const openPlanHint = (refusal: PlanRefusal): void => change(refusal)
export const closePlanHint = (): void => change(null)

export function usePlanHint(): PlanRefusal | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hint,
    () => null,
  )
}
