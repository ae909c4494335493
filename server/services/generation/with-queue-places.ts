import type { CreationKind, QueuePlace } from '#lib/schemas/creation.ts'
import type { SongStatus } from '#lib/schemas/song.ts'
import type { Services } from '#server/context.ts'
import { GENERATION_JOBS } from './generation-jobs.ts'

type Listed = { readonly id: string; readonly status: SongStatus; readonly place: QueuePlace | null }

/** A person's songs or covers, each that waits with its place in the queue, which is asked only where one waits. */
export async function withQueuePlaces<View extends Listed>(
  { queue }: Pick<Services, 'queue'>,
  { kind, userId }: { kind: CreationKind; userId: string },
  views: View[],
): Promise<View[]> {
  if (!views.some(({ status }) => status === 'pending')) return views
  const places = await queue.places(GENERATION_JOBS[kind], userId)
  return views.map((view) => ({ ...view, place: places.get(view.id) ?? null }))
}
