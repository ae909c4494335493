import { setTimeout as delay } from 'node:timers/promises'
import { inOneLine, log } from '#server/log.ts'
import { outageOf } from '#server/outage.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5000

/**
 * Runs a task that needs the database, again and again with growing pauses until the database can be reached. Logs the
 * outage once.
 */
export async function retryUntilReachable<Result>(
  task: () => Promise<Result>,
  { wait = (ms: number): Promise<unknown> => delay(ms), say = log.line } = {},
): Promise<Result> {
  for (let pause = FIRST_PAUSE_MS, isSaid = false; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await task()
    } catch (error) {
      if (!outageOf(error)) throw error
      if (!isSaid) say(`The worker waits for its database: ${inOneLine(error)}`)
      isSaid = true
      await wait(pause)
    }
  }
}
