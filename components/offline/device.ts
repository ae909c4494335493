import type { Track } from '#components/player/track.ts'
import { createStore } from '#components/ui/store.ts'

/** A song on this device, as the list of them shows it and the player takes it. */
export type SavedSong = Track & {
  readonly bytes: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** The browser cache where public/service-worker.js looks for saved songs: each song's sound, and a record of it. */
export const SAVED_CACHE = 'canto-saved'

export const recordPath = (id: string): string => `/saved/${id}`

const saved = createStore<ReadonlySet<string> | undefined>(undefined, () => {
  void readSaved()
  return undefined
})

/** The ids of the songs that are saved; undefined until that is known. */
export const useSavedIds = () => saved.use((ids) => ids)

/** Reads again which songs are saved. */
export async function readSaved(): Promise<void> {
  // Insecure sites and some private windows have no cache, so nothing is saved there.
  saved.set(new Set(await idsInCache().catch(() => [])))
}

async function idsInCache(): Promise<string[]> {
  // Check first, because opening a cache creates it.
  if (!(await caches.has(SAVED_CACHE))) return []
  const requests = await (await caches.open(SAVED_CACHE)).keys()
  return requests.map(({ url }) => /\/saved\/([\w-]+)$/.exec(url)?.[1]).filter((id) => id !== undefined)
}

/** Leaves nothing of any song on this device. */
export async function removeAllSaved(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete(SAVED_CACHE)
  await readSaved()
}
