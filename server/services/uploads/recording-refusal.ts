import type { RecordingRefusal } from '#lib/engine/index.ts'
import { AppError, type ErrorReason } from '#server/errors.ts'

const REASONS: Readonly<Record<RecordingRefusal, ErrorReason>> = {
  wrongType: 'fileTypeInvalid',
  unreadable: 'recordingUnreadable',
  tooLong: 'recordingTooLong',
  tooShort: 'recordingTooShort',
  silent: 'recordingSilent',
}

/** What the engine finds wrong with a recording, as a sentence. */
export function recordingRefusal(reason: RecordingRefusal): AppError {
  return new AppError(REASONS[reason])
}
