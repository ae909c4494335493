import { z } from 'zod'
import type { CreationStatus, QueuePlace } from './creation.ts'

export const CreationsInProgress = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(100),
})
export type CreationsInProgress = z.infer<typeof CreationsInProgress>

/** The facts about a creation that change while it is made. */
export type CreationProgress = {
  readonly id: string
  readonly status: CreationStatus
  /** Percent. */
  readonly progress: number
  readonly stage: string | null
  readonly place: QueuePlace | null
  /** Set once the beginning can be heard. */
  readonly audioUrl: string | null
  /** It is finished and is being mixed with other levels. */
  readonly mixing: boolean
}
