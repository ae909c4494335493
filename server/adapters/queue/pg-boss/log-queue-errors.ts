import { inOneLine, log } from '#server/log.ts'
import { outageOf } from '#server/outage.ts'

const REMIND_MS = 60_000
const CHECK_EVERY_MS = 2000
/** An outage is over when it caused no error for this long and the database answers. */
const QUIET_MS = 6000

/**
 * Logs the errors of the queue's background work, which polls several times a second. Each error is logged once, then
 * at most once a minute. The end of an outage is logged too; `isBack` is asked until then.
 */
export function logQueueErrors({ isBack, say = log.line }: { isBack: () => Promise<unknown>; say?: typeof log.line }) {
  const saidAt = new Map<string, number>()
  let checking: NodeJS.Timeout | undefined
  let lastErrorAt = 0

  const check = async () => {
    if (Date.now() - lastErrorAt < QUIET_MS || !(await isBack().then(yes, no)) || !checking) return
    clearInterval(checking)
    checking = undefined
    saidAt.clear()
    say('The queue can use its database again')
  }

  return {
    onError(error: unknown): void {
      const outage = outageOf(error)
      // An outage shows in many different messages, but counts as one event.
      const event = outage ?? inOneLine(error)
      const now = Date.now()
      if (outage) lastErrorAt = now
      if (outage && !checking) checking = setInterval(() => void check(), CHECK_EVERY_MS).unref()
      if (now - (saidAt.get(event) ?? -REMIND_MS) < REMIND_MS) return
      saidAt.set(event, now)
      if (outage) say(`The queue cannot use its database: ${inOneLine(error)}`)
      else log.error('queue', error)
    },
    stop: () => clearInterval(checking),
  }
}

const yes = () => true
const no = () => false
