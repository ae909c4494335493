import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { BusyError } from '#server/ports/busy.ts'

/** Not imported, since the site's bundler would bundle every thread that it sees, and decoders cannot be. */
const threads = process.getBuiltinModule('node:worker_threads')
const IDLE_MS = 60_000
/** Whoever comes later than these would wait too long. */
const MOST_WAITING = 8

export type AskedThread<Question, Answer> = {
  /** Null when the thread broke down or took too long over it. Throws BusyError when too many wait already. */
  ask(question: Question): Promise<Answer | null>
  close(): Promise<void>
}

/**
 * Asks one thread, a question at a time. It is started by the first question, and ended when it takes longer than
 * `limitMs` over one and when nobody has needed it for a while. What its decoders print about broken files is not ours
 * to print. `script` is a path from the working directory, because this module may have been bundled to another place.
 */
export function askedThread<Question, Answer>(script: string, limitMs: number): AskedThread<Question, Answer> {
  let waiting = 0
  let thread: Worker | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new threads.Worker(join(/* turbopackIgnore: true */ process.cwd(), script), {
      stdout: true,
      stderr: true,
    })
    started.unref()
    // Without a listener the error of a thread that nobody waits for would end the process.
    started.on('error', () => {})
    started.once('exit', () => {
      if (thread === started) thread = null
    })
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    await thread?.terminate()
    thread = null
  }

  async function askNow(question: Question): Promise<Answer | null> {
    clearTimeout(idle)
    thread ??= start()
    const answer = await answerOf<Answer>(thread, question, limitMs)
    if (answer === null) await end()
    else idle = setTimeout(() => void end(), IDLE_MS).unref()
    return answer
  }

  return {
    async ask(question) {
      if (waiting >= MOST_WAITING) throw new BusyError('Too many recordings wait')
      waiting++
      const answer = turn.then(() => askNow(question)).finally(() => waiting--)
      turn = answer.catch(() => {})
      return await answer
    },
    close: end,
  }
}

function answerOf<Answer>(thread: Worker, question: unknown, limitMs: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const settle = (answer: Answer | null) => {
      clearTimeout(limit)
      thread.off('message', settle).off('error', giveUp).off('exit', giveUp)
      thread.unref()
      resolve(answer)
    }
    const giveUp = () => settle(null)
    const limit = setTimeout(giveUp, limitMs)
    thread.on('message', settle).on('error', giveUp).on('exit', giveUp)
    thread.ref()
    thread.postMessage(question)
  })
}
