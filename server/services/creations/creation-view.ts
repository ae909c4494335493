import type { Creation } from '#server/db/generated/client.ts'
import { DEFINITIONS } from '#server/services/creation-kinds/definitions.ts'

/** What the views of all kinds share. `withQueuePlaces` fills in the place in the queue. */
export function creationView(creation: Creation) {
  const { id, status, progress, stage, failure, visibility, durationSec: duration, createdAt } = creation
  return { id, status, progress, stage, place: null, failure, visibility, duration, createdAt }
}

/** Whether a creation is completed and has files. */
export function isFinished({ status, files }: Pick<Creation, 'status' | 'files'>): boolean {
  return status === 'completed' && files !== null
}

/** While a finished creation has this stage, its parts are being mixed with other levels. */
export const MIXING = 'mix'

export function isMixing(creation: Pick<Creation, 'status' | 'files' | 'stage'>): boolean {
  return isFinished(creation) && creation.stage === MIXING
}

/**
 * The address of the beginning, which can be heard while the rest is made. It names the attempt, since each attempt
 * makes another file.
 */
export function previewUrl(creation: Pick<Creation, 'kind' | 'id' | 'attempt' | 'preview'>): string | null {
  const { kind, id, attempt, preview } = creation
  return preview === null ? null : `${DEFINITIONS[kind].audio(id)}?preview=${attempt}`
}
