import { engineCovers } from '#server/adapters/cover/engine/engine-covers.ts'
import { engineMusic } from '#server/adapters/music/engine/engine-music.ts'
import { type Container, openContainer } from '#server/container.ts'
import type { WorkerServices } from '#server/context.ts'

export type WorkerContainer = Container & WorkerServices

/**
 * The container and what only workers need. It is in a file of its own so that the web process never loads what makes sound.
 */
export function openWorkerContainer(): WorkerContainer {
  const container = openContainer('worker')
  const music = engineMusic()
  const covers = engineCovers()
  return {
    ...container,
    music,
    stems: music.stems,
    covers,
    async close() {
      await container.close()
      await Promise.all([music.close(), covers.close()])
    },
  }
}
