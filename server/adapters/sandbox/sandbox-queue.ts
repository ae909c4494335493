import { log } from '#server/log.ts'
import { BusyError } from '#server/ports/busy.ts'
import { type SandboxSettings, sandbox } from './sandbox.ts'

/** How many may wait: anybody after them would wait too long. */
const MOST_WAITING = 8

export type SandboxQueue<Question, Answer> = {
  /** Null if the process crashed or took too long. Throws BusyError if too many questions wait already. */
  ask(question: Question): Promise<Answer | null>
  close(): Promise<void>
}

/** Answers one question at a time, each in a sandboxed process of its own. */
export function sandboxQueue<Question, Answer>(
  entry: string,
  settings: SandboxSettings<Answer>,
): SandboxQueue<Question, Answer> {
  const { make, close } = sandbox<Question, Answer>(entry, settings)
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()
  const listener = { signal: new AbortController().signal, onProgress: () => {}, storeFile: async () => {} }

  async function askNow(question: Question): Promise<Answer | null> {
    try {
      return await make(question, listener)
    } catch (error) {
      log.error('sandbox', error, { entry })
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
