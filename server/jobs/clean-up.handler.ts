import { log } from '#server/log.ts'
import { deleteExpired } from '#server/services/accounts/delete-expired.ts'
import { purgeSeparations } from '#server/services/covers/source/separations.ts'
import { failLostCreations } from '#server/services/creations/fail-creation.ts'
import { purgeCreations } from '#server/services/creations/removal/purge-creations.ts'
import { purgeStems } from '#server/services/songs/stem-sets.ts'
import { eraseFolders } from '#server/services/storage/erase-folders.ts'
import { purgeUploads } from '#server/services/uploads/purge-uploads.ts'
import type { cleanUpJob } from './clean-up.job.ts'
import type { JobHandler } from './handler.ts'
import { runRounds } from './run-rounds.ts'

/** Erases what nobody can reach any more, and fails creations that no worker works on. */
export const cleanUp: JobHandler<typeof cleanUpJob> = {
  async run({ ctx, signal }) {
    const rounds = [
      purgeCreations,
      purgeUploads,
      eraseFolders,
      failLostCreations,
      purgeSeparations,
      purgeStems,
      deleteExpired,
    ]
    await runRounds(
      signal,
      rounds.map((round) => () => round({ ctx })),
    )
  },
  async giveUp({ error }) {
    log.error('clean-up', error)
  },
}
