import { useSyncExternalStore } from 'react'
import type { Me } from '#lib/schemas/account.ts'

/** Who is asked for a name, and what they were about to show to others. */
export type NameRequest = { readonly me: Me; readonly goOn: () => void }

let question: NameRequest | null = null
const listeners = new Set<() => void>()

function change(next: NameRequest | null): void {
  question = next
  for (const listener of listeners) listener()
}

export const openNameDialog = (asked: NameRequest): void => change(asked)
export const closeNameDialog = (): void => change(null)

/** Closes the question and goes on with what waited for it. */
export function completeName(): void {
  const goOn = question?.goOn
  change(null)
  goOn?.()
}

export function useNameRequest(): NameRequest | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => question,
    () => null,
  )
}
