import { createStore } from '#components/ui/store.ts'

/** Whether sign-in is asked for, and what the person was about to do. */
type Gate = {
  readonly open: boolean
  readonly goOn: (() => void) | undefined
  /** The path to come back to after signing in elsewhere; without one the page that asked. */
  readonly returnTo: string | undefined
}

const CLOSED: Gate = { open: false, goOn: undefined, returnTo: undefined }

const gate = createStore(CLOSED)

/** Opens the sign-in; `goOn` runs afterwards. If it is open already, nothing changes. */
export function openSignIn(goOn?: () => void, returnTo?: string): void {
  if (!gate.get().open) gate.set({ open: true, goOn, returnTo })
}

export const signInReturnPath = (): string => gate.get().returnTo ?? `${location.pathname}${location.search}`

export function closeSignIn(): void {
  gate.set(CLOSED)
}

/** Closes the sign-in and runs what waited for it. */
export function completeSignIn(): void {
  const { goOn } = gate.get()
  gate.set(CLOSED)
  goOn?.()
}

export const useSignInOpen = () => gate.use(({ open }) => open)
