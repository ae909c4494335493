import type { Me } from '#lib/schemas/account.ts'

/** What paints the header before the server has answered: never more than this, and no proof of anything. */
export type RememberedPerson = Pick<Me, 'name' | 'tier'>

const STORAGE_KEY = 'canto-person'
let read: { raw: string; person: RememberedPerson } | undefined

export function rememberPerson({ name, tier }: Me): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ name, tier }))
  } catch {
    // Storage may be refused; the header then waits for the server.
  }
}

export function forgetPerson(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored.
  }
}

/** Calls back when another tab has signed in or out. */
export function onPersonElsewhere(change: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) change()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

export function rememberedPerson(): RememberedPerson | null {
  try {
    const raw = localStorage.getItem(STORAGE_KEY)
    if (!raw) return null
    if (read?.raw !== raw) read = { raw, person: JSON.parse(raw) }
    return read.person
  } catch {
    return null
  }
}
