import { AppError } from '#server/errors.ts'

/**
 * From 90 of a unit on, the wait is stated in the next larger one. It is rounded up, so that nobody is told to come
 * back too early.
 */
const ENOUGH = 90

/** A refusal that says when to try again: in `count` seconds, minutes or hours. */
export function rateLimitError(
  reason: 'tooManyRequests' | 'codeMailsUsed' | 'codeAttemptsUsed',
  waitMs: number,
  field?: string,
): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new AppError(reason, { seconds, ...inUnits(seconds) }, field)
}

function inUnits(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < ENOUGH) return { unit: 'seconds', count: seconds }
  const minutes = Math.ceil(seconds / 60)
  return minutes < ENOUGH ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.ceil(minutes / 60) }
}
