import { threadPool } from '#server/adapters/threads/thread-pool.ts'
import type { Music, MusicProvider, MusicRequest, StemsProvider, StemsRequest } from '#server/ports/music.ts'

export type AudioRequest = { readonly song: MusicRequest } | { readonly stems: StemsRequest }

type EngineMusic = MusicProvider & { readonly stems: StemsProvider; close(): Promise<void> }

/** The embedded engine. Songs and stems share its threads, and so the instruments that these have loaded. */
export function engineMusic(): EngineMusic {
  const pool = threadPool<AudioRequest, unknown>(new URL('./audio-thread.ts', import.meta.url))
  return {
    make: async (song, options) => (await pool.make({ song }, options)) as Music,
    stems: { make: async (stems, options) => (await pool.make({ stems }, options)) as null },
    close: pool.close,
  }
}
