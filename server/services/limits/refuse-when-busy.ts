import { AppError } from '#server/errors.ts'

/** Waits for an answer. When too many callers wait for theirs already, throws unavailable, which says to try again. */
export async function refuseWhenBusy<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    // Compared by name, since the bundler may have made two copies of the class.
    throw error instanceof Error && error.name === 'BusyError'
      ? new AppError('unavailable', {}, undefined, { cause: error })
      : error
  }
}
