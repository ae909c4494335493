import { log } from '#server/log.ts'
import { startWorking } from './start-working.ts'
import { openWorkerContainer } from './worker-container.ts'

/** The worker process: takes jobs from the queue until it is told to stop. */
const container = await openWorkerContainer()
const stop = await startWorking(container)
log.line('worker is ready')

let stopping = false
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.on(name, async () => {
    if (stopping) return
    stopping = true
    await stop().catch((error: unknown) => log.error('worker', error))
    process.exit(0)
  })
}
// The launcher's end of the channel closing means that it is gone, however it went.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
