import { createStore } from './store.ts'

export type Toast = {
  readonly id: number
  readonly text: string
  readonly variant?: 'error' | undefined
  readonly action?: { readonly label: string; readonly run: () => void }
}

const TOAST_MS = 4000
const TOASTS_VISIBLE = 3
/** A toast with an action stays twice as long as one with news only. */
const ACTION_MS = TOAST_MS * 2

const store = createStore<readonly Toast[]>([])
let nextId = 1
let isHeld = false
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function startTimer(toast: Toast) {
  if (isHeld) return
  timers.set(
    toast.id,
    setTimeout(() => dismissToast(toast.id), toast.action ? ACTION_MS : TOAST_MS),
  )
}

/** Shows a toast. If there are three already, the oldest one goes. */
export function showToast(text: string, options: Partial<Pick<Toast, 'variant' | 'action'>> = {}): void {
  const toast: Toast = { ...options, id: nextId++, text }
  for (const old of store.get().slice(0, 1 - TOASTS_VISIBLE)) dismissToast(old.id)
  store.set([...store.get(), toast])
  startTimer(toast)
}

export function dismissToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
  store.set(store.get().filter((toast) => toast.id !== id))
  // If the pointer or the focus was in the toast that goes, no event says that it has left.
  if (isHeld) holdToasts(false)
}

/** No toast disappears while a person reads or reaches for one. */
export function holdToasts(held: boolean): void {
  isHeld = held
  for (const toast of store.get()) {
    clearTimeout(timers.get(toast.id))
    startTimer(toast)
  }
}

export const currentToasts = store.get
export const useToasts = () => store.use((toasts) => toasts)
