import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Inspection, RecordingInspector } from '#server/ports/recording.ts'
import type { ThreadQuestion } from './recording-thread.ts'

/** Found from the working directory, because this module may have been bundled to another place. */
const THREAD = ['server', 'adapters', 'recording', 'recording-thread.ts']
/** Seven minutes take about a second; a file that is busy for longer than this was made to keep us busy. */
const USUAL_LIMIT_MS = 20_000
const IDLE_MS = 60_000

/**
 * Inspects in one thread, a recording at a time, which is ended when it takes too long and when nobody has needed it
 * for a while. What its decoders print about broken files is not ours to print.
 */
export function threadedInspector(limitMs = USUAL_LIMIT_MS): RecordingInspector & { close(): Promise<void> } {
  let thread: Worker | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(join(process.cwd(), ...THREAD), { stdout: true, stderr: true })
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

  async function ask(question: ThreadQuestion): Promise<Inspection> {
    clearTimeout(idle)
    thread ??= start()
    const inspection = await answerOf(thread, question, limitMs)
    if (inspection) {
      idle = setTimeout(() => void end(), IDLE_MS).unref()
      return inspection
    }
    await end()
    return { kind: 'refused', reason: 'unreadable' }
  }

  return {
    inspect(bytes, limits) {
      const answer = turn.then(() => ask({ bytes, limits }))
      turn = answer.catch(() => {})
      return answer
    },
    close: end,
  }
}

/** Null when the thread broke down or took too long over it. */
function answerOf(thread: Worker, question: ThreadQuestion, limitMs: number): Promise<Inspection | null> {
  return new Promise((resolve) => {
    const settle = (inspection: Inspection | null) => {
      clearTimeout(limit)
      thread.off('message', settle).off('error', giveUp).off('exit', giveUp)
      thread.unref()
      resolve(inspection)
    }
    const giveUp = () => settle(null)
    const limit = setTimeout(giveUp, limitMs)
    thread.on('message', settle).on('error', giveUp).on('exit', giveUp)
    thread.ref()
    thread.postMessage(question)
  })
}
