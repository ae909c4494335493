import { type Container, openContainer } from '#server/container.ts'

/** Survives the bundler's copies of this module and, in development, its reloads: one process, one container. */
const store = globalThis as { cantoContainer?: Promise<Container> | undefined }

/** The web process's container, opened with the first request that needs it; a failed start is tried again. */
export function siteContainer(): Promise<Container> {
  store.cantoContainer ??= openContainer('web').catch((error: unknown) => {
    store.cantoContainer = undefined
    throw error
  })
  return store.cantoContainer
}

export async function closeSiteContainer(): Promise<void> {
  const container = await store.cantoContainer
  await container?.close()
}
