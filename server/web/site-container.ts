import { type Container, openContainer } from '#server/container.ts'

/** Survives the bundler's copies of this module and, in development, its reloads: one process, one container. */
const store = globalThis as { cantoContainer?: Container }

/** The web process's container, opened with the first request that needs it. */
export function siteContainer(): Container {
  store.cantoContainer ??= openContainer('web')
  return store.cantoContainer
}

export async function closeSiteContainer(): Promise<void> {
  await store.cantoContainer?.close()
}
