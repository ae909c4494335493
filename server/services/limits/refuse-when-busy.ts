import { AppError } from '#server/errors.ts'

/** The answer; where too many wait for theirs already, a refusal that says to try again. */
export async function refuseWhenBusy<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    // By its name: the bundler may have made two of the class.
    throw error instanceof Error && error.name === 'BusyError'
      ? new AppError('unavailable', {}, undefined, { cause: error })
      : error
  }
}
