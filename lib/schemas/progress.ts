import { z } from 'zod'
import type { QueuePlace } from './creation.ts'
import type { SongStatus } from './song.ts'

export const CreationsInProgress = z.strictObject({
  kind: z.enum(['song', 'cover']),
  ids: z.array(z.uuid()).min(1).max(100),
})
export type CreationsInProgress = z.infer<typeof CreationsInProgress>

/** What changes of a song or cover while it is made. */
export type CreationProgress = {
  readonly id: string
  readonly status: SongStatus
  /** Percent. */
  readonly progress: number
  readonly stage: string | null
  readonly place: QueuePlace | null
  /** Of a song, once its beginning can be heard. */
  readonly audioUrl?: string | null
  /** Of a cover: it is finished, and being mixed with other levels. */
  readonly mixing?: boolean
}
