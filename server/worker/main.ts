import { log } from '#server/log.ts'
import { whenToldToStop } from '#server/when-told-to-stop.ts'
import { onceReachable } from './once-reachable.ts'
import { startWorking } from './start-working.ts'
import { openWorkerContainer } from './worker-container.ts'

/** The worker process: takes jobs from the queue until it is told to stop. */
let stop = async () => {}
whenToldToStop(() => stop())
const container = openWorkerContainer()
await onceReachable(container.boss.ready)
stop = await startWorking(container)
log.line('worker is ready')
