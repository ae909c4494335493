import type { RecordingRefusal } from '#lib/engine/index.ts'
import type { Failure } from '#lib/schemas/creation.ts'
import { AppError } from '#server/errors.ts'

/** The reasons as keys of `errors` in the messages. */
export const RECORDING_REFUSALS: Readonly<Record<RecordingRefusal, Failure>> = {
  wrongType: 'fileTypeInvalid',
  unreadable: 'recordingUnreadable',
  tooLong: 'recordingTooLong',
  tooShort: 'recordingTooShort',
  silent: 'recordingSilent',
}

/** The error that says what the engine finds wrong with a recording. */
export function recordingRefusal(reason: RecordingRefusal): AppError {
  return new AppError(RECORDING_REFUSALS[reason])
}
