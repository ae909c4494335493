import { z } from 'zod'
import type { SongStatus } from './song.ts'
import type { Place } from './work.ts'

export const WorksInProgress = z.strictObject({
  kind: z.enum(['song', 'cover']),
  ids: z.array(z.uuid()).min(1).max(100),
})
export type WorksInProgress = z.infer<typeof WorksInProgress>

/** What changes of a song or cover while it is made. */
export type WorkProgress = {
  readonly id: string
  readonly status: SongStatus
  /** Percent. */
  readonly progress: number
  readonly stage: string | null
  readonly place: Place | null
  /** Of a song, once its beginning can be heard. */
  readonly audioUrl?: string | null
  /** Of a cover: it is finished, and being mixed with other levels. */
  readonly mixing?: boolean
}
