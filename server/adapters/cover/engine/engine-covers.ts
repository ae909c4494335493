import { type ThreadPool, threadPool } from '#server/adapters/threads/thread-pool.ts'
import type { CoverRequest, MadeCover } from '#server/ports/cover.ts'

/** The embedded engine, in threads of their own: a cover needs none of what songs are made with. */
export function engineCovers(): ThreadPool<CoverRequest, MadeCover> {
  return threadPool(new URL('./cover-thread.ts', import.meta.url))
}
