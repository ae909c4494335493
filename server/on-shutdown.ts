import { log } from './log.ts'

const PATIENCE_MS = 10_000

/**
 * Shuts the process down in order on a signal, or when the launcher has ended in whatever way, which closes its end of
 * the IPC channel. Call it before anything that takes time, or the process may miss the signal.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let told = false
  const end = () => {
    if (told) return
    told = true
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    stop()
      .catch((error: unknown) => log.error('stopping', error))
      .finally(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.on('disconnect', end)
}
