import { useSyncExternalStore } from 'react'

/** Whether sign-in is asked for, and what the person was about to do. */
type Gate = {
  readonly open: boolean
  readonly goOn: (() => void) | undefined
  /** The path to come back to after signing in elsewhere; without one the page that asked. */
  readonly returnTo: string | undefined
}

const CLOSED: Gate = { open: false, goOn: undefined, returnTo: undefined }

let gate: Gate = CLOSED
const listeners = new Set<() => void>()

function change(next: Gate): void {
  gate = next
  for (const listener of listeners) listener()
}

/** Asks for sign-in; `goOn` runs afterwards. A question that stands already is not replaced. */
export function openSignIn(goOn?: () => void, returnTo?: string): void {
  if (!gate.open) change({ open: true, goOn, returnTo })
}

export const signInReturnPath = (): string => gate.returnTo ?? `${location.pathname}${location.search}`

export function closeSignIn(): void {
  change(CLOSED)
}

/** Closes the question and goes on with what waited for it. */
export function completeSignIn(): void {
  const { goOn } = gate
  change(CLOSED)
  goOn?.()
}

export function useSignInOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => gate.open,
    () => false,
  )
}
