import { type ThreadPool, threadPool } from '#server/adapters/threads/thread-pool.ts'
import type { Music, MusicRequest } from '#server/ports/music.ts'

/** The embedded engine. */
export function engineMusic(): ThreadPool<MusicRequest, Music> {
  return threadPool(new URL('./audio-thread.ts', import.meta.url))
}
