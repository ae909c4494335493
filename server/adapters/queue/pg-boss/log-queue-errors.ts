import { inOneLine, log } from '#server/log.ts'
import { outageOf } from '#server/outage.ts'

const REMIND_MS = 60_000
const CHECK_EVERY_MS = 2000
/** An outage is over when nothing was heard of it for so long, and the database answers. */
const QUIET_MS = 6000

/**
 * Hears of everything that goes wrong in the queue's background, which asks several times a second, and says it in a line:
 * once, then a minute apart. Of an outage it says too when it is over, for which `isBack` is asked meanwhile.
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
      // An outage has many words, and is one event.
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
