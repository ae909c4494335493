import type { RecordingRefusal } from '#lib/engine/index.ts'
import type { Failure } from '#lib/schemas/creation.ts'
import { AppError } from '#server/errors.ts'

/** As a key of `errors` in the messages. */
export const RECORDING_REFUSALS: Readonly<Record<RecordingRefusal, Failure>> = {
  wrongType: 'fileTypeInvalid',
  unreadable: 'recordingUnreadable',
  tooLong: 'recordingTooLong',
  tooShort: 'recordingTooShort',
  silent: 'recordingSilent',
}

/** What the engine finds wrong with a recording, as a sentence. */
export function recordingRefusal(reason: RecordingRefusal): AppError {
  return new AppError(RECORDING_REFUSALS[reason])
}
