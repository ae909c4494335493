import { useSyncExternalStore } from 'react'
import type { Me } from '#lib/schemas/account.ts'

/**
 * What this browser remembers of the person, to draw the header before the server has answered. It holds nothing else
 * and proves nothing.
 */
export type CachedUser = Pick<Me, 'name' | 'tier'> & {
  /** The person was asked for a name that others would read, and wants none. */
  readonly nameless?: true
}

const STORAGE_KEY = 'canto-person'
/** Stored for a moment at a log-out, so that other tabs can tell it from a session that has ended by itself. */
const LOGGED_OUT = ''
const listeners = new Set<() => void>()
let read: { raw: string; person: CachedUser } | undefined

/** Updates the remembered person; fields that are not given stay. */
export function cacheUser(person: CachedUser): void {
  store(JSON.stringify({ ...cachedUser(), ...person }))
}

export function clearCachedUser(): void {
  store(null)
}

/** Tells other tabs that the person has logged out. */
export function announceLogOut(): void {
  store(LOGGED_OUT)
}

function store(raw: string | null): void {
  try {
    if (localStorage.getItem(STORAGE_KEY) === raw) return
    if (raw === null) localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, raw)
    for (const listener of listeners) listener()
  } catch {
    // Storage may be refused; the header then waits for the server.
  }
}

export function useCachedUser(): CachedUser | null {
  return useSyncExternalStore(onCachedUserChange, cachedUser, () => null)
}

/** Calls back when another person is remembered, by this tab or another. */
function onCachedUserChange(change: () => void): () => void {
  listeners.add(change)
  const stopElsewhere = onUserChangeElsewhere(() => change())
  return () => {
    listeners.delete(change)
    stopElsewhere()
  }
}

/** Calls back when another tab has signed in or out, or has found that the session is over. */
export function onUserChangeElsewhere(change: (isLogOut: boolean) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY) change(newValue === LOGGED_OUT)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

export function cachedUser(): CachedUser | null {
  try {
    const raw = localStorage.getItem(STORAGE_KEY)
    if (!raw) return null
    if (read?.raw !== raw) read = { raw, person: JSON.parse(raw) }
    return read.person
  } catch {
    return null
  }
}
