import { useSyncExternalStore } from 'react'
import type { Me } from '#lib/schemas/account.ts'

/** Who is asked for a name, and what they were about to show to others. */
export type NameQuestion = { readonly me: Me; readonly goOn: () => void }

let question: NameQuestion | null = null
const listeners = new Set<() => void>()

function change(next: NameQuestion | null): void {
  question = next
  for (const listener of listeners) listener()
}

export const askName = (asked: NameQuestion): void => change(asked)
export const leaveName = (): void => change(null)

/** Closes the question and goes on with what waited for it. */
export function passName(): void {
  const goOn = question?.goOn
  change(null)
  goOn?.()
}

export function useNameQuestion(): NameQuestion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => question,
    () => null,
  )
}
