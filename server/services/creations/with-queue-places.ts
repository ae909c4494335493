import type { CreationKind, CreationStatus, QueuePlace } from '#lib/schemas/creation.ts'
import type { Services } from '#server/context.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'

type Listed = { readonly id: string; readonly status: CreationStatus; readonly place: QueuePlace | null }
type Waiting = { readonly kind: CreationKind; readonly userId: string }

/** Fills in the places of a person's waiting creations of a kind. The queue is asked only if one of them waits. */
export async function withQueuePlaces<View extends Listed>(
  { queue }: Pick<Services, 'queue'>,
  { kind, userId }: Waiting,
  views: View[],
): Promise<View[]> {
  if (!views.some(({ status }) => status === 'pending')) return views
  const places = await queue.places(DEFINITIONS[kind].job, userId)
  return views.map((view) => ({ ...view, place: places.get(view.id) ?? null }))
}
