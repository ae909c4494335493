import { log } from '#server/log.ts'
import { dropExpired } from '#server/services/accounts/drop-expired.ts'
import { giveUpLostSongs } from '#server/services/songs/give-up-lost-songs.ts'
import { purgeSongs } from '#server/services/songs/purge-songs.ts'
import type { JobHandler } from './handler.ts'
import type { tidyJob } from './tidy.job.ts'

/** Clears away what nobody can reach any more, and ends what nobody works on. */
export const tidy: JobHandler<typeof tidyJob> = {
  async run({ ctx }) {
    await giveUpLostSongs({ ctx })
    await purgeSongs({ ctx })
    await dropExpired({ ctx })
  },
  async giveUp({ error }) {
    log.error('tidy', error)
  },
}
