'use client'
import { useSyncExternalStore } from 'react'

/** How many people this page has forgotten. */
let count = 0
const listeners = new Set<() => void>()

export function resetForms(): void {
  count++
  for (const listener of listeners) listener()
}

/** The key of a form that keeps to itself what is typed: with another one it begins anew, and holds nothing of whoever has gone. */
export function useFormResetKey(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => count,
    () => 0,
  )
}
