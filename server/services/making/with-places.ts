import type { SongStatus } from '#lib/schemas/song.ts'
import type { Place, WorkKind } from '#lib/schemas/work.ts'
import type { Services } from '#server/context.ts'
import { MAKING_JOBS } from './making-jobs.ts'

type Listed = { readonly id: string; readonly status: SongStatus; readonly place: Place | null }

/** A person's songs or covers, each that waits with its place in the queue, which is asked only where one waits. */
export async function withPlaces<View extends Listed>(
  { queue }: Pick<Services, 'queue'>,
  { kind, userId }: { kind: WorkKind; userId: string },
  views: View[],
): Promise<View[]> {
  if (!views.some(({ status }) => status === 'pending')) return views
  const places = await queue.places(MAKING_JOBS[kind], userId)
  return views.map((view) => ({ ...view, place: places.get(view.id) ?? null }))
}
