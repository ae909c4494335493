import { engineCovers } from '#server/adapters/cover/engine/engine-covers.ts'
import { directLinks } from '#server/adapters/link-source/direct/direct-links.ts'
import { links } from '#server/adapters/link-source/links.ts'
import { ytDlpLinks } from '#server/adapters/link-source/yt-dlp/yt-dlp-links.ts'
import { engineMusic } from '#server/adapters/music/engine/engine-music.ts'
import { type Container, openContainer } from '#server/container.ts'
import type { WorkerServices } from '#server/context.ts'
import { type Environment, env } from '#server/env.ts'
import type { LinkSource } from '#server/ports/link-source.ts'

export type WorkerContainer = Container & WorkerServices

/** The container, and what only workers need: it stands apart so that the web server never loads an engine. */
export function openWorkerContainer(): WorkerContainer {
  const container = openContainer('worker')
  const music = engineMusic()
  const covers = engineCovers()
  return {
    ...container,
    music,
    covers,
    links: linkSource(env()),
    async close() {
      await container.close()
      await Promise.all([music.close(), covers.close()])
    },
  }
}

function linkSource({ CANTO_YTDLP: program, CANTO_LINK_ALLOW: allowedOrigin }: Environment): LinkSource {
  const guard = { allowedOrigin }
  return links(directLinks(guard), program ? ytDlpLinks({ program, guard }) : null)
}
