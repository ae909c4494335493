import { log } from '#server/log.ts'
import { BusyError } from '#server/ports/busy.ts'
import { type ConfinedSettings, confinedProcess } from './confined-process.ts'

/** How many may wait: anybody after them would wait too long. */
const MOST_WAITING = 8

export type ConfinedQueue<Question, Answer> = {
  /** Null if the process crashed or took too long. Throws BusyError if too many questions wait already. */
  ask(question: Question): Promise<Answer | null>
  close(): Promise<void>
}

/** Answers one question at a time, each in a confined process of its own. */
export function confinedQueue<Question, Answer>(
  entry: string,
  settings: ConfinedSettings<Answer>,
): ConfinedQueue<Question, Answer> {
  const { make, close } = confinedProcess<Question, Answer>(entry, settings)
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  const listener = { signal: new AbortController().signal, onProgress: () => {}, storeFile: async () => {} }

  async function askNow(question: Question): Promise<Answer | null> {
    try {
      return await make(question, listener)
    } catch (error) {
      log.error('confined process', error, { entry })
      return null
    }
  }

  return {
    async ask(question) {
      if (waiting >= MOST_WAITING) throw new BusyError('Too many recordings wait')
      waiting++
      const answer = turn.then(() => askNow(question)).finally(() => waiting--)
      turn = answer
      return await answer
    },
    close,
  }
}
