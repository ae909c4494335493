const STORAGE_KEY = 'canto-log-out'

/**
 * Tells other tabs that the person has logged out. That nobody is remembered any more does not say so, since a session
 * may also end by itself.
 */
export function announceLogOut(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'now')
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage may be refused; other tabs then learn it from the server.
  }
}

/** Calls back when somebody has logged out in another tab. */
export function onLogOutElsewhere(hear: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEY && newValue !== null) hear()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
