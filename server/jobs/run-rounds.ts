import { inOneLine } from '#server/log.ts'

/**
 * Runs one round after the other, whatever became of those before it, until the job has to stop. What went wrong is
 * thrown at the end, so that the job counts as failed and is tried again.
 */
export async function runRounds(signal: AbortSignal, rounds: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const round of rounds) {
    signal.throwIfAborted()
    try {
      await round()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, errors.map(inOneLine).join('; '))
}
