import { log } from '#server/log.ts'
import { onShutdown } from '#server/on-shutdown.ts'
import { retryUntilReachable } from './retry-until-reachable.ts'
import { startWorking } from './start-working.ts'
import { openWorkerContainer } from './worker-container.ts'

/** The worker process: takes jobs from the queue until it is told to stop. */
let stop = async () => {}
onShutdown(() => stop())
const container = openWorkerContainer()
await retryUntilReachable(container.boss.ready)
stop = await startWorking(container)
log.line('worker is ready')
