import { log } from './log.ts'

const PATIENCE_MS = 10_000

/**
 * Ends the process in order when it is told to, or when the launcher is gone, however it went: its end of the channel
 * closes. Call it before anything that takes time, or the telling may be missed.
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
